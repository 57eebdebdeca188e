/** Colours are `#rrggbb` strings; only this file parses them. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const parseHex = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const channelHex = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');

export const toHex = ([red, green, blue]: Rgb): string =>
  `#${channelHex(red)}${channelHex(green)}${channelHex(blue)}`;

const toLinear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Contrast and OKLCH are computed from linear light. */
export const linearRgb = (hex: string): Rgb => {
  const [red, green, blue] = parseHex(hex);
  return [toLinear(red), toLinear(green), toLinear(blue)];
};

/** From linear light (0–1) to an sRGB channel (0–255). */
export const fromLinear = (share: number): number =>
  255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055);

/** `share` 0 is `from`, 1 is `to`. */
export const mix = (from: string, to: string, share: number): string => {
  const [r1, g1, b1] = parseHex(from);
  const [r2, g2, b2] = parseHex(to);
  return toHex([r1 + (r2 - r1) * share, g1 + (g2 - g1) * share, b1 + (b2 - b1) * share]);
};
