/** A dictionary: its path (`backoffice/login`) and its French content. */
export interface Dictionary {
  readonly area: string;
  readonly messages: unknown;
}

/** How a source refers to an area: `backoffice.login`, or `@cadran/i18n/errors` for a whole group. */
const mentions = (source: string, area: string): boolean => {
  const [group, folder] = area.split('/');
  const name = folder?.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (name !== undefined && new RegExp(`\\b${group}\\.${name}\\b`).test(source)) return true;
  return (
    readsWhole(source, group) || (name === undefined && source.includes(`@cadran/i18n/${area}`))
  );
};

/** A group read as one object (`REPORT_WORDS[language].values`), or by functions that get its words (`PanelWords`), is found by its import. */
const readsWhole = (source: string, group: string | undefined): boolean =>
  new RegExp(`\\b(?:[A-Z_]{3,}|[A-Z]\\w+Words\\b)[^;]*from '@cadran/i18n/${group}'`).test(source);

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The path of every text or list in a dictionary. */
const leaves = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  isGroup(value)
    ? Object.entries(value).flatMap(([key, child]) => leaves(child, [...path, key]))
    : [path];

/** `t.codes[code]`, or `const words = t.codes; … words[code]`: everything inside may be used. */
const isIndexed = (source: string, group: string): boolean => {
  if (new RegExp(`\\b${group}\\[`).test(source)) return true;
  const aliases = source.matchAll(new RegExp(`const (\\w+) = [^;={]*\\.${group};`, 'g'));
  return [...aliases].some(([, alias]) => new RegExp(`\\b${alias}\\[`).test(source));
};

/** `texts={t.axes}`: passed on as a whole, so everything inside may be used. */
const isHandedOn = (source: string, group: string): boolean =>
  new RegExp(`\\.${group}\\b(?!\\s*(?:\\?\\.|[.[(]))`).test(source);

const isRead = (source: string, key: string): boolean =>
  new RegExp(`\\.${key}\\b`).test(source) ||
  new RegExp(`[{,]\\s*${key}\\b[^;{}]*\\}\\s*=`).test(source);

const isUsed = (source: string, path: readonly string[]): boolean =>
  path.slice(0, -1).some((group) => isIndexed(source, group) || isHandedOn(source, group)) ||
  isRead(source, path.at(-1) ?? '');

/**
 * The keys that no source reads, as `backoffice/login: secondFactor.title`. A source is a feature with all its files.
 */
export const unusedTranslations = (
  dictionaries: readonly Dictionary[],
  sources: readonly string[],
): string[] =>
  dictionaries.flatMap(({ area, messages }) => {
    const users = sources.filter((source) => mentions(source, area));
    // In a group read as one object, the area's name may be computed too.
    const [group, name] = area.split('/');
    const whole = users.filter((source) => readsWhole(source, group));
    if (
      name !== undefined &&
      whole.some((source) => isIndexed(source, name) || isHandedOn(source, name))
    )
      return [];
    return leaves(messages)
      .filter((path) => !users.some((source) => isUsed(source, path)))
      .map((path) => `${area}: ${path.join('.')}`);
  });
