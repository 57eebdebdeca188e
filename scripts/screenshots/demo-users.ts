/** Users of the demonstration organisation of each language. */
export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface DemoUsers {
  readonly user: string;
  readonly admin: string;
}

export const DEMO_USERS = {
  fr: { user: 'louis', admin: 'camille' },
  en: { user: 'oliver', admin: 'grace' },
} as const satisfies Record<Language, DemoUsers>;

export const PASSWORD = 'cadran-demo';
