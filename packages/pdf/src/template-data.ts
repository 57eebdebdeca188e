import type { Block, PdfDocument } from './document.ts';
import { printable } from './printable.ts';

export interface TemplateData {
  readonly data: unknown;
  /** Pictures, by the name under which the template finds them. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

const encoder = new TextEncoder();

/** Every text that a person may have typed is cleaned here, in one place, whatever block it stands in. */
const clean = (value: unknown): unknown => {
  if (typeof value === 'string') return printable(value);
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner)]));
  return value;
};

/** Pictures leave the JSON for files of the virtual disk; the rest is data for the template. */
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
