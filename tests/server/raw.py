"""A line without manners: frames as one likes, read only when one likes."""

import asyncio
import base64
import os
import socket
import struct

from table import PATIENCE

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


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
    key = os.urandom(4)
    return head + key + bytes(byte ^ key[i % 4] for i, byte in enumerate(payload))


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
        self.reader, self.writer = await asyncio.open_connection(sock=raw, limit=buffer or 65536)
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
        key = base64.b64encode(os.urandom(16)).decode()
        self.writer.write("\r\n".join([
            "GET /ws HTTP/1.1", "Host: x", f"Cookie: {cookie}", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", *headers, "", ""]).encode())
        self.head = (await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)).decode()
        return self

    async def next(self):
        """(opcode, payload) of the next frame."""
        async def read():
            first, second = await self.reader.readexactly(2)
            length = second & 0x7F
            if length == 126:
                length, = struct.unpack("!H", await self.reader.readexactly(2))
            elif length == 127:
                length, = struct.unpack("!Q", await self.reader.readexactly(8))
            return first & 0x0F, await self.reader.readexactly(length)
        return await asyncio.wait_for(read(), PATIENCE)

    async def closed(self):
        """(code, reason) the server closed with; None if it just hung up."""
        try:
            while True:
                opcode, payload = await self.next()
                if opcode == CLOSE:
                    return struct.unpack("!H", payload[:2])[0], payload[2:].decode()
        except (asyncio.IncompleteReadError, ConnectionError):
            return None
