import type { Box } from './xml.ts';

/** A PNG and its size, and whose it is. */
export interface Logo {
  readonly content: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly organization: string;
}

const WIDTH_AT = 16;
const HEIGHT_AT = 20;

/** The size stands at the beginning of a PNG; something shorter is not one. */
export const readLogo = (content: Uint8Array | null, organization: string): Logo | null => {
  if (content === null || content.length < HEIGHT_AT + 4) return null;
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const [width, height] = [view.getUint32(WIDTH_AT), view.getUint32(HEIGHT_AT)];
  return width > 0 && height > 0 ? { content, width, height, organization } : null;
};

/** As large as its box allows, in its own proportions, at the left or right edge. */
export const logoBox = ({ width, height }: Logo, box: Box, side: 'l' | 'r'): Box => {
  const scale = Math.min(box.width / width, box.height / height);
  const shown = { width: width * scale, height: height * scale };
  return {
    ...shown,
    x: side === 'l' ? box.x : box.x + box.width - shown.width,
    y: box.y + (box.height - shown.height) / 2,
  };
};
