// A line whose end has vanished, as in a tunnel: what was said comes through, and then nothing is
// answered, not even a ping.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const text = 0x81;

/** One frame as clients send it; a mask of zeros changes nothing. */
function frame(message: object): Buffer {
  const payload = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.from([text, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

/** Whoever has the cookie looks at the match from now on, and is never heard again. */
export async function lookAndVanish(url: string, cookie: string, match: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const head = [
    'GET /ws HTTP/1.1',
    `Host: ${hostname}`,
    `Cookie: loggia=${cookie}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.from('sixteen bytes...').toString('base64')}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  socket.write(frame({ type: 'hello', protocol: 1 }));
  socket.write(frame({ type: 'watch', match }));
  return socket;
}
