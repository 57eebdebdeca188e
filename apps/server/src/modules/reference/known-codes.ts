import { isProfessionCode, type CampaignTarget, type FieldErrors } from '@cadran/contract';
import { REFERENCE, type ReferenceList } from '@cadran/instruments';

/** Whether a list has a value. */
export type Known = Pick<ReadonlySet<string>, 'has'>;

const codesOf = (list: ReferenceList): ReadonlySet<string> =>
  new Set<string>(REFERENCE[list].map((entry) => entry.code));

export const PROFESSION_CODES = codesOf('professions');

/** Every job title is known, too. */
export const PROFESSIONS: Known = {
  has: (profession) => PROFESSION_CODES.has(profession) || !isProfessionCode(profession),
};
export const SECTORS = codesOf('sectors');
export const COUNTRIES = codesOf('countries');
export const LANGUAGES = codesOf('languages');

/** Well-formed codes that are in no reference list, by their path. */
export const findUnknownCodes = (profile: Partial<CampaignTarget>): FieldErrors => {
  const fields: FieldErrors = {};
  const check = (known: Known, path: string, code: string) => {
    if (!known.has(code)) fields[`profile.${path}`] = 'one_of';
  };
  const checkAll = (known: Known, path: string, codes: readonly string[] = []) => {
    for (const [index, code] of codes.entries()) check(known, `${path}.${index}`, code);
  };
  const { job, experiences, individual, languages } = profile;
  checkAll(PROFESSIONS, 'job.target.professions', job?.target?.professions);
  checkAll(SECTORS, 'job.target.sectors', job?.target?.sectors);
  checkAll(PROFESSIONS, 'experiences.target.positions', experiences?.target?.positions);
  checkAll(SECTORS, 'experiences.target.sectors', experiences?.target?.sectors);
  const nationality = individual?.target?.nationality;
  if (nationality) check(COUNTRIES, 'individual.target.nationality', nationality);
  for (const [index, { language }] of (languages?.target ?? []).entries())
    check(LANGUAGES, `languages.target.${index}.language`, language);
  return fields;
};
