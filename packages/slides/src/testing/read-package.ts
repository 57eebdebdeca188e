import { strFromU8, unzipSync } from 'fflate';

/** An Office document, taken apart. */
export interface ReadPackage {
  readonly paths: readonly string[];
  readonly text: (path: string) => string;
  readonly bytes: (path: string) => Uint8Array;
  /** The content type that the package states; undefined: none. */
  readonly typeOf: (path: string) => string | undefined;
  /** Targets by id of a part's relationships. */
  readonly relationshipsOf: (path: string) => ReadonlyMap<string, string>;
}

export const all = (xml: string, pattern: RegExp): string[] =>
  [...xml.matchAll(pattern)].map(([whole, first]) => first ?? whole);

export const readPackage = (content: Uint8Array): ReadPackage => {
  const files = unzipSync(content);
  const bytes = (path: string): Uint8Array => {
    const file = files[path];
    if (!file) throw new Error(`${path} is missing`);
    return file;
  };
  const text = (path: string): string => strFromU8(bytes(path));
  const types = text('[Content_Types].xml');
  const stated = (pattern: RegExp): Map<string, string> =>
    new Map([...types.matchAll(pattern)].map(([, name = '', type = '']) => [name, type]));
  const overrides = stated(/<Override PartName="\/([^"]+)" ContentType="([^"]+)"/gu);
  const defaults = stated(/<Default Extension="([^"]+)" ContentType="([^"]+)"/gu);
  return {
    paths: Object.keys(files),
    text,
    bytes,
    typeOf: (path) => overrides.get(path) ?? defaults.get(path.split('.').at(-1) ?? ''),
    relationshipsOf: (path) => {
      const at = path.lastIndexOf('/') + 1;
      const name = `${path.slice(0, at)}_rels/${path.slice(at)}.rels`;
      if (!files[name]) return new Map();
      return new Map(
        [...text(name).matchAll(/Id="([^"]+)"[^>]*Target="\/([^"]+)"/gu)].map(
          ([, id = '', target = '']) => [id, target],
        ),
      );
    },
  };
};

/** The sheet behind a chart: its cells by name. */
export const readSheet = (workbook: Uint8Array): ReadonlyMap<string, string | number> => {
  const xml = readPackage(workbook).text('xl/worksheets/sheet1.xml');
  return new Map(
    [...xml.matchAll(/<c r="([A-Z]+\d+)"(?: t="inlineStr")?>(.*?)<\/c>/gu)].map(
      ([, name = '', content = '']) => {
        const value = /<v>([^<]*)<\/v>/u.exec(content)?.[1];
        const written = /<t>([^<]*)<\/t>/u.exec(content)?.[1];
        return [name, value === undefined ? (written ?? '') : Number(value)];
      },
    ),
  );
};

/** The values that a chart caches, and the cells that it says they come from. */
export const readRanges = (chart: string) =>
  [
    ...chart.matchAll(
      /<c:f>Sheet1!\$([A-Z]+)\$(\d+)(?::\$[A-Z]+\$\d+)?<\/c:f><c:(?:num|str)Cache>(.*?)<\/c:(?:num|str)Cache>/gu,
    ),
  ].map(([, column = '', row = '', cache = '']) => ({
    column,
    values: [...cache.matchAll(/<c:pt idx="(\d+)"><c:v>([^<]*)<\/c:v>/gu)].map(
      ([, index = '', value = '']) => ({ cell: `${column}${Number(row) + Number(index)}`, value }),
    ),
  }));
