/** The demonstration's organisation in each language, and who of it is looked over the shoulder. */
export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface People {
  readonly user: string;
  readonly admin: string;
}

export const PEOPLE = {
  fr: { user: 'louis', admin: 'camille' },
  en: { user: 'oliver', admin: 'grace' },
} as const satisfies Record<Language, People>;

export const PASSWORD = 'cadran-demo';
