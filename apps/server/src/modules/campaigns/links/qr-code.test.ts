import QRCode from 'qrcode';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { qrPng, qrSvg } from './qr-code.ts';

const LINK =
  'https://hr.example.org/screening/f3b51b14-35f1-4b6f-9e0d-3b5ac4c54f01/ingenieure-geneve';
const QUIET = 4;

describe('a QR code', () => {
  it('renders each module as a square of whole pixels with a quiet zone (PNG)', async () => {
    const { data, info } = await sharp(await qrPng(LINK))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { size, data: modules } = QRCode.create(LINK, { errorCorrectionLevel: 'Q' }).modules;
    const side = size + 2 * QUIET;
    expect(info.width).toBeGreaterThanOrEqual(1024);
    expect(info.width % side).toBe(0);
    const scale = info.width / side;
    const darkAt = (x: number, y: number): boolean => {
      const [column, row] = [Math.floor(x / scale) - QUIET, Math.floor(y / scale) - QUIET];
      const inside = Math.min(column, row) >= 0 && Math.max(column, row) < size;
      return inside && modules[row * size + column] === 1;
    };
    let wrong = 0;
    for (let y = 0; y < info.height; y++)
      for (let x = 0; x < info.width; x++)
        if ((data[(y * info.width + x) * info.channels] === 0) !== darkAt(x, y)) wrong += 1;
    expect(wrong).toBe(0);
  });

  it('renders the same modules without scripts (SVG)', async () => {
    const svg = await qrSvg(LINK);
    const { size } = QRCode.create(LINK, { errorCorrectionLevel: 'Q' }).modules;
    expect(svg).toContain(`viewBox="0 0 ${size + 2 * QUIET} ${size + 2 * QUIET}"`);
    expect(svg).not.toMatch(/script|href|on\w+=/i);
    expect(await qrSvg(`${LINK}x`)).not.toBe(svg);
  });
});
