import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { invalid } from '../app-error.ts';
import type { Logo } from '../queries/organizations.ts';

const FORMATS = new Set(['png', 'jpeg', 'webp']);
/** A few hundred bytes can claim a billion pixels: the claim is refused before anything is decoded. */
const MAX_PIXELS = 4_000 * 4_000;
/** Shown 50 px high; twice that stays sharp on dense screens, and large enough for print. */
const HEIGHT = 200;
const WIDTH = 1_200;

/** Decodes and draws anew: what is not a picture, or hides behind one, does not come through. */
export const reencodeLogo = async (upload: Buffer): Promise<Logo & { etag: string }> => {
  try {
    const image = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false });
    const { format } = await image.metadata();
    if (!FORMATS.has(format)) throw invalid({ logo: 'format' });
    const { data, info } = await image
      .rotate()
      .resize({ width: WIDTH, height: HEIGHT, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    const etag = createHash('sha256').update(data).digest('base64url').slice(0, 16);
    return { content: data, width: info.width, height: info.height, etag };
  } catch {
    throw invalid({ logo: 'format' });
  }
};

export const readLogoUpload = async (request: FastifyRequest): Promise<Logo & { etag: string }> => {
  const file = await request.file();
  if (!file) throw invalid({ logo: 'required' });
  return reencodeLogo(await file.toBuffer());
};
