import { extractText } from 'unpdf';

/** The text of each page. */
export const pdfPages = async (pdf: Uint8Array): Promise<readonly string[]> => {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: false });
  return text;
};
