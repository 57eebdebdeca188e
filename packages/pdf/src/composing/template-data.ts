import type { CodeCardSheet } from '../code-cards/code-cards.ts';
import { qrCodeSvg } from '../code-cards/qr-code-svg.ts';
import type { Block, PdfDocument } from './document.ts';
import { stripUnprintable } from '../strip-unprintable.ts';

export interface TemplateData {
  readonly data: unknown;
  /** Images by file name. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

const encoder = new TextEncoder();

/** Strips unprintable characters from every text. */
const clean = (value: unknown): unknown => {
  if (typeof value === 'string') return stripUnprintable(value);
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner)]));
  return value;
};

/** Images become files of the virtual file system; the rest is JSON for the template. */
export const toTemplateData = (document: PdfDocument): TemplateData => {
  const files = new Map<string, Uint8Array>();
  const place = (content: Uint8Array, extension: string): string => {
    const name = `/picture-${files.size}.${extension}`;
    files.set(name, content);
    return name;
  };
  const block = (given: Block): unknown => {
    if (given.kind === 'figure')
      return { ...given, svg: undefined, file: place(encoder.encode(given.svg), 'svg') };
    if (given.kind === 'columns')
      return { ...given, columns: given.columns.map((column) => column.map(block)) };
    return given;
  };
  const { logo, name } = document.organization;
  const data = clean({
    ...document,
    organization: { name, logo: logo === null ? null : place(logo, 'png') },
    blocks: document.blocks.map(block),
  });
  return { data, files };
};

/** QR codes are drawn here, in the worker, and are small enough to stay in the data. */
export const toCardData = ({ organization, cards, ...sheet }: CodeCardSheet): TemplateData => {
  const { name, logo } = organization;
  const file = '/logo.png';
  const data = clean({
    ...sheet,
    organization: { name, logo: logo === null ? null : file },
    cards: cards.map(({ code, url }) => ({ code, qr: qrCodeSvg(url) })),
  });
  return { data, files: new Map(logo === null ? [] : [[file, logo]]) };
};
