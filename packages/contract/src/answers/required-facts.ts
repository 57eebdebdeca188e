import { QUESTIONNAIRE_LIMITS } from '../codes/index.ts';
import type { FieldErrors } from '../errors.ts';
import type { ContactAnswers } from '../schemas/screening/answers.ts';
import type {
  IndividualDraft,
  JobDraft,
  LanguageDraft,
  MobilityDraft,
  SkillDraft,
  StudiesDraft,
} from '../schemas/screening/factual-answers.ts';
import { isEmail } from './is-email.ts';

const given = (value: string | null | undefined): boolean => (value ?? '').trim() !== '';
const absent = (value: unknown): boolean => value === null || value === undefined;

/** What must be answered before a questionnaire is complete: item -> the rule it breaks. */
type Rules = Readonly<Record<string, string | false>>;
const broken = (rules: Rules): FieldErrors =>
  Object.fromEntries(
    Object.entries(rules).filter((entry): entry is [string, string] => entry[1] !== false),
  );

const one = (list: readonly unknown[] | null | undefined): string | false =>
  (list ?? []).length === 0 && 'min_items:1';
const required = (value: unknown): string | false => absent(value) && 'required';

export const requiredContact = (contact: ContactAnswers): FieldErrors =>
  broken({
    firstName: !given(contact.firstName) && 'required',
    lastName: !given(contact.lastName) && 'required',
    email: given(contact.email) ? !isEmail((contact.email ?? '').trim()) && 'email' : 'required',
  });

export const requiredJob = (job: JobDraft): FieldErrors =>
  broken({
    professions: one(job.professions),
    sectors: one(job.sectors),
    contractTypes: one(job.contractTypes),
    startDelay: required(job.startDelay),
  });

/** Home is for reading only and may be kept to oneself. */
export const requiredMobility = (mobility: MobilityDraft): FieldErrors =>
  broken({
    commuteTime: required(mobility.commuteTime),
    preferredCities: one(mobility.preferredCities),
    transports: one(mobility.transports),
  });

const birthYear = (birthDate: string | null | undefined): string | false =>
  given(birthDate) &&
  Number(birthDate?.slice(0, 4)) < QUESTIONNAIRE_LIMITS.birthYearMin &&
  `min:${QUESTIONNAIRE_LIMITS.birthYearMin}`;

/** Birth date and nationalities enter no score and may be kept to oneself (scoring.md §7). */
export const requiredIndividual = (individual: IndividualDraft): FieldErrors =>
  broken({
    birthDate: birthYear(individual.birthDate),
    workPermit: required(individual.workPermit),
    willingToTravel: required(individual.willingToTravel),
    travelPercentage: individual.willingToTravel === true && required(individual.travelPercentage),
    salary: required(individual.salary?.amount),
  });

/** Whether two spellings name one skill. */
export const sameSkill = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();

const skillRule = (skill: SkillDraft | undefined): string | false => {
  if (skill === undefined || absent(skill.level)) return 'required';
  return skill.level !== 0 && required(skill.years);
};

/** Every skill the campaign names is rated, and so are those one adds; by the skill's name. */
export const requiredSkills = (
  skills: readonly SkillDraft[],
  asked: readonly string[],
): FieldErrors => {
  const own = skills.filter(({ name }) => !asked.some((other) => sameSkill(name, other)));
  return broken(
    Object.fromEntries([
      ...asked.map((name) => [
        name,
        skillRule(skills.find((skill) => sameSkill(skill.name, name))),
      ]),
      ...own.map((skill) => [skill.name, skillRule(skill)]),
    ]),
  );
};

export const requiredStudies = (studies: StudiesDraft): FieldErrors =>
  broken({ degree: required(studies.degree) });

/** One at least, each with its level; by the language's code. */
export const requiredLanguages = (languages: readonly LanguageDraft[]): FieldErrors =>
  languages.length === 0
    ? { list: 'min_items:1' }
    : broken(
        Object.fromEntries(languages.map(({ language, level }) => [language, required(level)])),
      );
