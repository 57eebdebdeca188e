/** A value written once and used in many lines. */
export interface Written {
  readonly written: string;
}

export type CopyValue = string | number | boolean | Date | Buffer | object | null | Written;

const SPECIAL = /[\\\t\n\r]/;
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': String.raw`\\`,
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
};

const escaped = (text: string): string =>
  SPECIAL.test(text) ? text.replaceAll(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign) : text;

const cell = (value: CopyValue): string => {
  if (value === null) return String.raw`\N`;
  if (typeof value === 'string') return escaped(value);
  if (typeof value !== 'object') return String(value);
  if ('written' in value) return value.written;
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  return escaped(JSON.stringify(value));
};

/** As COPY's text format has it: what is no number, text, time or bytes is JSON. */
export const written = (value: CopyValue): Written => ({ written: cell(value) });

export const copyLine = (values: readonly CopyValue[]): string => {
  let line = cell(values[0] ?? null);
  for (let i = 1; i < values.length; i += 1) line += `\t${cell(values[i] ?? null)}`;
  return `${line}\n`;
};
