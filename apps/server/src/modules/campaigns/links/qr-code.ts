import QRCode from 'qrcode';

/** Level Q survives the loss of a quarter of the code: it is printed and photographed. */
const CORRECTION = { errorCorrectionLevel: 'Q' } as const;
/** Quiet zone around the code, in modules. */
const MARGIN = 4;
/** Sharp enough for a poster at a few kilobytes. */
const PNG_WIDTH = 1024;

export const qrSvg = (text: string): Promise<string> =>
  QRCode.toString(text, { ...CORRECTION, margin: MARGIN, type: 'svg', width: PNG_WIDTH });

/** One pixel a module, black on white. */
const renderModules = (text: string) => {
  const { size, data } = QRCode.create(text, CORRECTION).modules;
  const side = size + 2 * MARGIN;
  const pixels = Buffer.alloc(side * side, 255);
  for (const [index, dark] of data.entries()) {
    const row = Math.floor(index / size) + MARGIN;
    if (dark) pixels[row * side + (index % size) + MARGIN] = 0;
  }
  return { pixels, side };
};

/** Scaled by sharp off the event loop: the library's own renderer blocks it for 150 ms. */
export const qrPng = async (text: string): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  const { pixels, side } = renderModules(text);
  const width = Math.ceil(PNG_WIDTH / side) * side;
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(width, width, { kernel: 'nearest' })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer();
};
