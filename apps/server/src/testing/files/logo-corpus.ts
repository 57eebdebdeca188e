import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const picture = (
  width: number,
  height: number,
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff' | 'avif',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0f766e' } })
    .toFormat(format)
    .toBuffer();

export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

const MAGIC = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A tiny PNG whose header claims these dimensions. */
export const pngClaiming = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    MAGIC,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(16))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A polyglot of JPEG and zip. */
export const jpegWithZip = async (): Promise<Buffer> =>
  Buffer.concat([
    await picture(20, 20, 'jpeg'),
    Buffer.from('PK\x03\x04 canary.class PK\x05\x06', 'latin1'),
  ]);

/** HTML in a text chunk, for content sniffing. */
export const htmlInPng = async (): Promise<Buffer> => {
  const png = await picture(20, 20, 'png');
  const afterHeader = MAGIC.length + 25;
  const text = chunk('tEXt', Buffer.from('Comment\0<script>alert("canary")</script>', 'latin1'));
  return Buffer.concat([png.subarray(0, afterHeader), text, png.subarray(afterHeader)]);
};

/** A JPEG with EXIF location and author. */
export const exifJpeg = (): Promise<Buffer> =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { Artist: 'canary' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
