import type { Language, Role } from '@cadran/contract';

/** Accepted column names in both languages, without accents and case. */
export const COLUMNS = {
  username: ['username', 'login', 'identifiant', "nom d'utilisateur", 'utilisateur', 'user'],
  fullName: [
    'name',
    'full name',
    'fullname',
    'display name',
    'nom',
    'nom complet',
    'prenom et nom',
    'nom et prenom',
  ],
  email: [
    'email',
    'e-mail',
    'mail',
    'courriel',
    'adresse e-mail',
    'adresse email',
    'email address',
  ],
  role: ['role', 'profil', 'droits'],
  language: ['language', 'langue', 'locale'],
  screeningEnabled: [
    'screening',
    'screeningenabled',
    'screening enabled',
    'candidats',
    'recrutement',
    'preselection',
  ],
  profilingEnabled: [
    'profiling',
    'profilingenabled',
    'profiling enabled',
    'audit',
    'audit des collaborateurs',
    'audit of employees',
  ],
  notifications: ['notifications', 'notification'],
} as const;
export type Column = keyof typeof COLUMNS;

export const ROLE_WORDS: ReadonlyMap<string, Role> = new Map([
  ['user', 'user'],
  ['utilisateur', 'user'],
  ['utilisatrice', 'user'],
  ['recruiter', 'user'],
  ['recruteur', 'user'],
  ['recruteuse', 'user'],
  ['manager', 'user'],
  ['admin', 'admin'],
  ['administrator', 'admin'],
  ['administrateur', 'admin'],
  ['administratrice', 'admin'],
  ['superadmin', 'superadmin'],
]);

export const LANGUAGE_WORDS: ReadonlyMap<string, Language> = new Map([
  ['fr', 'fr'],
  ['french', 'fr'],
  ['francais', 'fr'],
  ['en', 'en'],
  ['english', 'en'],
  ['anglais', 'en'],
]);

export const YES_NO_WORDS: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['oui', true],
  ['true', true],
  ['vrai', true],
  ['1', true],
  ['x', true],
  ['no', false],
  ['non', false],
  ['false', false],
  ['faux', false],
  ['0', false],
]);

/** `  Rôle ` and `role` are equal, and so are the apostrophes ’ and '. */
export const normalizeWord = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
