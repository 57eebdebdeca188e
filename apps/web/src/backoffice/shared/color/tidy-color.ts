/** `#ABC`, `abc` and ` #aabbcc ` are one colour; what is none stays, for the schema to refuse. */
export const tidyColor = (typed: string): string => {
  const digits = typed.trim().toLowerCase().replace(/^#/, '');
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${digits.replaceAll(/./g, '$&$&')}`;
  return /^[0-9a-f]{6}$/.test(digits) ? `#${digits}` : typed;
};

export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);
