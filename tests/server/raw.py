"""A line without manners: frames as one likes, read only when one likes."""

import asyncio
import base64
import socket
import struct

import websockets

from chance import seed_of
from table import PATIENCE

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
# How a line ends before it is one, where there is no room: with 503, or just so.
TURNED_AWAY = (ConnectionError, websockets.InvalidStatusCode, websockets.InvalidMessage)


def frame(opcode, payload=b"", fin=True, masked=True, reserved=0):
    """One frame as a client sends it."""
    first = (0x80 if fin else 0) | reserved << 4 | opcode
    length = len(payload)
    mark = 0x80 if masked else 0
    if length < 126:
        head = struct.pack("!BB", first, mark | length)
    elif length < 65536:
        head = struct.pack("!BBH", first, mark | 126, length)
    else:
        head = struct.pack("!BBQ", first, mark | 127, length)
    if not masked:
        return head + payload
    key = seed_of("masks").to_bytes(4, "big")
    return head + key + bytes(byte ^ key[i % 4] for i, byte in enumerate(payload))


def _first_frame(data):
    """Its opcode, and where its payload begins and ends; None if it is not all there. A server masks nothing."""
    if len(data) < 2:
        return None
    length, begin = data[1] & 0x7F, 2
    if length > 125:
        begin = 4 if length == 126 else 10
        length = int.from_bytes(data[2:begin], "big")
    return (data[0] & 0x0F, begin, begin + length) if len(data) >= begin + length else None


class Connection:
    """Bytes to the server and back. Ends with the test, at the latest."""

    @classmethod
    async def to(cls, server, buffer=None):
        self = cls()
        server.clients.append(self)
        raw = socket.socket()
        if buffer:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        raw.setblocking(False)
        await asyncio.get_running_loop().sock_connect(raw, server.address)
        self.reader, self.writer = await asyncio.open_connection(sock=raw)
        return self

    def send(self, *data):
        self.writer.write(b"".join(data))

    async def rest(self):
        """All that the server still says."""
        try:
            return await asyncio.wait_for(self.reader.read(), PATIENCE)
        except ConnectionError:
            return b""

    def drop(self):
        self.writer.transport.abort()

    async def close(self):
        self.drop()


class RawLine(Connection):
    """After the handshake; how it went is in `head`."""

    @classmethod
    async def open(cls, server, cookie, *headers, buffer=None):
        self = await cls.to(server, buffer)
        self._heard = bytearray()
        key = base64.b64encode(b"sixteen bytes...").decode()
        self.writer.write("\r\n".join([
            "GET /ws HTTP/1.1", "Host: x", f"Cookie: {cookie}", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", *headers, "", ""]).encode())
        self.head = (await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)).decode()
        return self

    async def next(self):
        """(opcode, payload) of the next frame."""
        while not (found := _first_frame(self._heard)):
            more = await asyncio.wait_for(self.reader.read(1 << 16), PATIENCE)
            if not more:
                raise ConnectionError("the server hung up")
            self._heard += more
        opcode, begin, end = found
        payload = bytes(self._heard[begin:end])
        del self._heard[:end]
        return opcode, payload

    async def closed(self):
        """(code, reason) the server closed with; None if it just hung up."""
        try:
            while True:
                opcode, payload = await self.next()
                if opcode == CLOSE:
                    return struct.unpack("!H", payload[:2])[0], payload[2:].decode()
        except ConnectionError:
            return None
