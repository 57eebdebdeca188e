/** What a quoted string of a header may hold without escaping (RFC 9110). */
const UNQUOTABLE = /[^\x20-\x7e]|["\\%]/g;

/** RFC 5987: all but its few harmless characters is percent-encoded UTF-8. */
const extended = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A file to keep, under its name; for old readers also in ASCII (RFC 6266). */
export const attachment = (name: string): string =>
  `attachment; filename="${name.replaceAll(UNQUOTABLE, '_')}"; filename*=UTF-8''${extended(name)}`;
