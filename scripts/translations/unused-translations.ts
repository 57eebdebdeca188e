/** A dictionary: its path (`backoffice/login`) and its French content. */
export interface Dictionary {
  readonly area: string;
  readonly messages: unknown;
}

/** Found once in each source: looking for one name after the other would take a hundred times as long. */
interface Source {
  readonly text: string;
  /** `backoffice.login`. */
  readonly pairs: ReadonlySet<string>;
  /** `t.title`, or `const { title } =`. */
  readonly read: ReadonlySet<string>;
  /** `t.codes[code]`, or `const words = t.codes; … words[code]`: everything inside may be used. */
  readonly indexed: ReadonlySet<string>;
  /** `texts={t.axes}`: passed on as a whole, so everything inside may be used. */
  readonly handedOn: ReadonlySet<string>;
  /** Groups read as one object (`REPORT_WORDS[language].values`), or by functions that get its words (`PanelWords`). */
  readonly whole: ReadonlySet<string>;
}

const names = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** What stands between a place and the last of these signs before it. */
const textBefore = (text: string, place: number, signs: readonly string[]): string =>
  text.slice(Math.max(...signs.map((sign) => text.lastIndexOf(sign, place - 1))), place);

const readSource = (text: string): Source => {
  const destructured = [...text.matchAll(/\}\s*=/g)].flatMap(({ index }) =>
    names(textBefore(text, index, [';', '{', '}']), /[{,]\s*(\w+)/g),
  );
  const imports = [...text.matchAll(/from '@cadran\/i18n\/([^']+)'/g)].filter(({ index }) =>
    /\b(?:[A-Z_]{3,}|[A-Z]\w+Words\b)/.test(textBefore(text, index, [';'])),
  );
  const indexed = new Set(names(text, /\b(\w+)\[/g));
  for (const [, alias = '', group = ''] of text.matchAll(/const (\w+) = [^;={]*\.(\w+);/g))
    if (indexed.has(alias)) indexed.add(group);
  return {
    text,
    pairs: new Set(
      [...text.matchAll(/\b(\w+)(?=\.(\w+))/g)].map(([, group, name]) => `${group}.${name}`),
    ),
    read: new Set([...names(text, /\.(\w+)/g), ...destructured]),
    indexed,
    handedOn: new Set(names(text, /\.(\w+)\b(?!\s*(?:\?\.|[.[(]))/g)),
    whole: new Set(imports.map(([, group = '']) => group)),
  };
};

/** How a source refers to an area: `backoffice.login`, or `@cadran/i18n/errors` for a whole group. */
const mentions = (source: Source, area: string): boolean => {
  const [group, folder] = area.split('/');
  const name = folder?.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (name !== undefined && source.pairs.has(`${group}.${name}`)) return true;
  if (source.whole.has(group ?? '')) return true;
  return name === undefined && source.text.includes(`@cadran/i18n/${area}`);
};

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The path of every text or list in a dictionary. */
const leaves = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  isGroup(value)
    ? Object.entries(value).flatMap(([key, child]) => leaves(child, [...path, key]))
    : [path];

const takesAllOf = ({ indexed, handedOn }: Source, group: string): boolean =>
  indexed.has(group) || handedOn.has(group);

const isUsed = (source: Source, path: readonly string[]): boolean =>
  path.slice(0, -1).some((group) => takesAllOf(source, group)) ||
  source.read.has(path.at(-1) ?? '');

/**
 * The keys that no source reads, as `backoffice/login: secondFactor.title`. A source is a feature with all its files.
 */
export const unusedTranslations = (
  dictionaries: readonly Dictionary[],
  texts: readonly string[],
): string[] => {
  const sources = texts.map(readSource);
  return dictionaries.flatMap(({ area, messages }) => {
    const users = sources.filter((source) => mentions(source, area));
    // In a group read as one object, the area's name may be computed too.
    const [group, name] = area.split('/');
    const whole = users.filter((source) => source.whole.has(group ?? ''));
    if (name !== undefined && whole.some((source) => takesAllOf(source, name))) return [];
    return leaves(messages)
      .filter((path) => !users.some((source) => isUsed(source, path)))
      .map((path) => `${area}: ${path.join('.')}`);
  });
};
