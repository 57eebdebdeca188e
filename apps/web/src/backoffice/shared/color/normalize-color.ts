/** `#ABC`, `abc` and ` #aabbcc ` are the same colour; other text is returned as it is, for the schema to refuse. */
export const normalizeColor = (typed: string): string => {
  const digits = typed.trim().toLowerCase().replace(/^#/, '');
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${digits.replaceAll(/./g, '$&$&')}`;
  return /^[0-9a-f]{6}$/.test(digits) ? `#${digits}` : typed;
};

export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);
