import QRCode from 'qrcode';

/**
 * Each run of dark modules in a row is one rectangle of a single path: small, and sharp at any size. The light border
 * without which cameras do not find it is the card's own white.
 */
export const qrCodeSvg = (text: string): string => {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = (row: number, column: number): boolean =>
    column < size && Boolean(data[row * size + column]);
  let path = '';
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      if (!dark(row, column)) continue;
      const from = column;
      while (dark(row, column + 1)) column += 1;
      path += `M${from} ${row}h${column + 1 - from}v1h-${column + 1 - from}z`;
    }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
};
