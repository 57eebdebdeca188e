import { isProfessionCode, type Language, professionKey } from '@cadran/contract/codes';
import type { JobTitleRow } from '../types.ts';
import { SERVICE_TITLES } from './job-titles/care-and-service.ts';
import { KNOWLEDGE_TITLES } from './job-titles/knowledge.ts';
import { MANAGEMENT_TITLES } from './job-titles/management.ts';
import { TRADE_TITLES } from './job-titles/trades-and-transport.ts';
import { type Profession, PROFESSIONS } from './professions.ts';
import { createReferenceSearch, type Titles } from './search-reference.ts';

/** The commonest job titles in both languages, each with its group of professions. */
export const JOB_TITLES: readonly JobTitleRow[] = [
  ...MANAGEMENT_TITLES,
  ...KNOWLEDGE_TITLES,
  ...SERVICE_TITLES,
  ...TRADE_TITLES,
];

const split = (titles: string): readonly string[] => titles.split(', ');

const titlesOf = ({ code, examples }: Profession): Titles => {
  const rows = JOB_TITLES.filter(([group]) => group === code);
  return {
    fr: [...new Set([...rows.flatMap(([, fr]) => split(fr)), ...split(examples.fr)])],
    en: [...new Set([...rows.flatMap(([, , en]) => split(en)), ...split(examples.en)])],
  };
};

export const searchProfessions = createReferenceSearch(PROFESSIONS, titlesOf);

let groups: ReadonlyMap<string, readonly string[]> | undefined;

const groupsByTitle = (): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const profession of PROFESSIONS) {
    const { fr, en } = titlesOf(profession);
    const names = [profession.name.fr, profession.name.en, ...fr, ...en];
    for (const key of new Set(names.map(professionKey)))
      found.set(key, [...(found.get(key) ?? []), profession.code]);
  }
  return found;
};

/** The groups a profession belongs to; a title that no group knows is a group of its own. */
const groupsOf = (profession: string): readonly string[] => {
  if (isProfessionCode(profession)) return [profession];
  groups ??= groupsByTitle();
  const key = professionKey(profession);
  return groups.get(key) ?? [key];
};

/** Codes and titles are compared by group where it is known, by their words otherwise. */
export const isSameProfession = (given: string, required: string): boolean =>
  given === required || groupsOf(given).some((group) => groupsOf(required).includes(group));

const NAMES = new Map(PROFESSIONS.map(({ code, name }) => [code, name]));

/** A title is its own name, as is a code that the list no longer has. */
export const professionName = (profession: string, language: Language): string =>
  NAMES.get(profession)?.[language] ?? profession;
