import QRCode from 'qrcode';

/** A quarter of the modules may be lost: codes are printed, folded and photographed. */
const CORRECTION = { errorCorrectionLevel: 'Q', margin: 4 } as const;
/** Sharp on a poster, still a few kilobytes. */
const PNG_WIDTH = 1024;

export const qrSvg = (text: string): Promise<string> =>
  QRCode.toString(text, { ...CORRECTION, type: 'svg' });

export const qrPng = (text: string): Promise<Buffer> =>
  QRCode.toBuffer(text, { ...CORRECTION, width: PNG_WIDTH });
