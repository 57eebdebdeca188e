/** A value encoded once and used in many rows. */
export interface EncodedValue {
  readonly encoded: string;
}

export type CopyValue = string | number | boolean | Date | Buffer | object | null | EncodedValue;

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
  if ('encoded' in value) return value.encoded;
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  return escaped(JSON.stringify(value));
};

/** Encodes a value in COPY's text format; objects become JSON. */
export const encodeValue = (value: CopyValue): EncodedValue => ({ encoded: cell(value) });

export const copyLine = (values: readonly CopyValue[]): string => {
  let line = cell(values[0] ?? null);
  for (let i = 1; i < values.length; i += 1) line += `\t${cell(values[i] ?? null)}`;
  return `${line}\n`;
};
