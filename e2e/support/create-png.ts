import { deflateSync } from 'node:zlib';

/** Length, type, data, checksum (PNG, section 5). */
const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE((crc ^ 0xffffffff) >>> 0, body.length + 4);
  return framed;
};

/** A plain grey PNG of 120 by 50. */
export const createPng = (): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(120, 0);
  header.writeUInt32BE(50, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc((1 + 120 * 3) * 50, 0x77);
  for (let row = 0; row < 50; row += 1) rows[row * (1 + 120 * 3)] = 0;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
