import type { Language } from '@cadran/contract/codes';

/** ISO 639-1, living and learnt languages; `ak` stands for Twi too, which Intl gives the same name. */
export const LANGUAGE_CODES: readonly string[] = [
  'aa ab af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cv cy da de dv dz',
  'ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi hr ht hu hy hz ia id ig ii',
  'ik is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh',
  'mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pl ps pt qu rm rn ro',
  'ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt',
  'ty ug uk ur uz ve vi wa wo xh yi yo za zh zu',
].flatMap((line) => line.split(' '));

const NAMES = {
  fr: new Intl.DisplayNames('fr', { type: 'language' }),
  en: new Intl.DisplayNames('en-GB', { type: 'language' }),
} as const satisfies Record<Language, Intl.DisplayNames>;

/** The code itself where the runtime knows no name. */
export const languageName = (code: string, language: Language): string =>
  NAMES[language].of(code) ?? code;

/** The same where it stands alone, in a list or a table: with a capital, which French names lack within a sentence. */
export const languageLabel = (code: string, language: Language): string => {
  const name = languageName(code, language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};
