/** Code, name in French and English, examples in French and English. */
export type ProfessionRow = readonly [
  code: string,
  fr: string,
  en: string,
  examplesFr: string,
  examplesEn: string,
];
