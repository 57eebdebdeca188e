import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { invalid } from '../app-error.ts';
import type { Logo } from '../queries/organizations.ts';

/** A few hundred bytes can claim a billion pixels: the claim is refused before anything is decoded. */
const MAX_PIXELS = 4_000 * 4_000;
/** Shown 50 px high; four times that stays sharp on dense screens and in print. */
const HEIGHT = 200;
const WIDTH = 1_200;

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

/** By its first bytes, before any decoder sees it: those of SVG, GIF, TIFF and PDF never run. */
const isPicture = (bytes: Buffer): boolean =>
  startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
  startsWith(bytes, '\xff\xd8\xff') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8));

/** Decodes and draws anew: what is not a picture, or hides behind one, does not come through. */
const redraw = (upload: Buffer) =>
  sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
    .autoOrient()
    .resize({ width: WIDTH, height: HEIGHT, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });

export const reencodeLogo = async (upload: Buffer): Promise<Logo & { etag: string }> => {
  const drawn = isPicture(upload) ? await redraw(upload).catch(() => undefined) : undefined;
  if (drawn === undefined) throw invalid({ file: 'format' });
  const { data, info } = drawn;
  const etag = createHash('sha256').update(data).digest('base64url').slice(0, 16);
  return { content: data, width: info.width, height: info.height, etag };
};
