import type { Language } from '@cadran/i18n';
import type { Text } from '@cadran/instruments/types';

/** Codes with their names, as the lists of choices take them. */
export const codeChoices = <Code extends string>(
  codes: readonly Code[],
  names: Readonly<Record<Code, Text>>,
  language: Language,
): readonly { readonly value: Code; readonly label: string }[] =>
  codes.map((code) => ({ value: code, label: names[code][language] }));
