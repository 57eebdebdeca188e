import { createHash } from 'node:crypto';
import { invalid } from '../../http/app-error.ts';
import type { Logo } from './queries.ts';

/** Against decompression bombs: checked before anything is decoded. */
const MAX_PIXELS = 4_000 * 4_000;
/** Shown 50 px high; four times that is sharp on dense screens and in print. */
const HEIGHT = 200;
const WIDTH = 1_200;

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

/** Checks the magic bytes, so that no decoder of another format ever runs. */
const isSupportedImage = (bytes: Buffer): boolean =>
  startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
  startsWith(bytes, '\xff\xd8\xff') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8));

/** Re-encoding drops metadata and any payload hidden in the file. */
const reencode = async (upload: Buffer) => {
  // With the first logo: 8 MB.
  const { default: sharp } = await import('sharp');
  return sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
    .autoOrient()
    .resize({ width: WIDTH, height: HEIGHT, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
};

export const reencodeLogo = async (upload: Buffer): Promise<Logo & { etag: string }> => {
  const encoded = isSupportedImage(upload)
    ? await reencode(upload).catch(() => undefined)
    : undefined;
  if (encoded === undefined) throw invalid({ file: 'format' });
  const { data, info } = encoded;
  const etag = createHash('sha256').update(data).digest('base64url').slice(0, 16);
  return { content: data, width: info.width, height: info.height, etag };
};
