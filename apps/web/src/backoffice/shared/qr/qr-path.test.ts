import { describe, expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

describe('qrPath', () => {
  it('draws each run of dark modules once, offset by the quiet zone', () => {
    const data = [1, 1, 0, 0, 0, 1, 1, 0, 1];
    expect(qrPath({ size: 3, data })).toBe('M4 4h2v1h-2zM6 5h1v1h-1zM4 6h1v1h-1zM6 6h1v1h-1z');
  });

  it('is empty without dark modules', () => {
    expect(qrPath({ size: 2, data: [0, 0, 0, 0] })).toBe('');
  });
});
