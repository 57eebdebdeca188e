/** Characters that a quoted header string cannot hold unescaped (RFC 9110). */
const UNQUOTABLE = /[^\x20-\x7e]|["\\%]/g;

/** RFC 5987 percent-encoding. */
const encodeExtended = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** With an ASCII fallback name for old clients (RFC 6266). */
export const attachment = (name: string): string =>
  `attachment; filename="${name.replaceAll(UNQUOTABLE, '_')}"; filename*=UTF-8''${encodeExtended(name)}`;
