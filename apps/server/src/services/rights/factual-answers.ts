import type { Language, ScreeningAnswers } from '@cadran/contract';
import { formatLongDate, formatNumber } from '@cadran/i18n';
import type { DossierMessages } from '@cadran/i18n/dossier';
import { REFERENCE, type ReferenceList } from '@cadran/instruments';
import type { Fact, ReportBlock } from '@cadran/reports';

type Words = DossierMessages;
type FactPart = 'job' | 'mobility' | 'individual' | 'experiences' | 'studies';
type Field = keyof Words['fields'];

/** Where the codes of a field have their names. */
const LISTS: Partial<Record<Field, ReferenceList>> = {
  professions: 'professions',
  positions: 'professions',
  sectors: 'sectors',
  contractTypes: 'contract-types',
  startDelay: 'delays',
  transports: 'transports',
  nationalities: 'countries',
  degree: 'degrees',
};

export const nameOf = (list: ReferenceList, code: string | number, language: Language): string =>
  REFERENCE[list].find((entry) => entry.code === String(code))?.name[language] ?? String(code);

type Single = string | number | boolean;
interface Pay {
  readonly amount: number | null;
  readonly payment: string;
  readonly currency: string;
}
type Answer =
  | Single
  | { readonly name: Record<Language, string> }
  | { readonly text: string }
  | Pay
  | readonly Answer[];

const writtenSingle = (words: Words, field: Field, value: Single, language: Language): string => {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (field === 'birthDate') return formatLongDate(String(value), language, 'UTC');
  if (field === 'commuteTime') return words.minutes(Number(value));
  if (field === 'travelPercentage') return words.percent(Number(value));
  const list = LISTS[field];
  return list === undefined ? String(value) : nameOf(list, value, language);
};

const isList = (value: Answer): value is readonly Answer[] => Array.isArray(value);

const written = (
  words: Words,
  field: Field,
  value: Answer | null | undefined,
  language: Language,
): string => {
  if (value === null || value === undefined || value === '') return words.none;
  if (isList(value))
    return value.map((one) => written(words, field, one, language)).join(', ') || words.none;
  if (typeof value !== 'object') return writtenSingle(words, field, value, language);
  if ('name' in value) return value.name[language];
  if ('text' in value) return value.text;
  return [
    value.amount === null ? words.none : formatNumber(value.amount, language),
    nameOf('currencies', value.currency, language),
    nameOf('payments', value.payment, language),
  ].join(' ');
};

/** The fields of one part, each with its name and what was answered. */
export const factsOf = (
  words: Words,
  answers: ScreeningAnswers,
  part: FactPart,
  language: Language,
): ReportBlock => {
  const given: Readonly<Record<string, Answer | null | undefined>> = answers[part] ?? {};
  const { fields } = words;
  const facts = (Object.keys(fields) as Field[])
    .filter((field) => field in given)
    .map((field): Fact => ({
      name: fields[field],
      value: written(words, field, given[field], language),
    }));
  return { kind: 'facts', facts };
};
