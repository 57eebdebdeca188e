import type { Language, Place, ScreeningAnswers, ReportFact, ReportBlock } from '@cadran/contract';
import { formatDay, formatNumber } from '@cadran/i18n';
import type { DataExportMessages } from '@cadran/i18n/data-export';
import { placeName, REFERENCE, type ReferenceList } from '@cadran/instruments';

type Words = DataExportMessages;
type FactPart = 'job' | 'mobility' | 'individual' | 'experiences' | 'studies';
type Field = keyof Words['fields'];

/** The reference list of a field's codes. */
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

export const referenceName = (
  list: ReferenceList,
  code: string | number,
  language: Language,
): string =>
  REFERENCE[list].find((entry) => entry.code === String(code))?.name[language] ?? String(code);

type Scalar = string | number | boolean;
interface Pay {
  readonly amount: number | null;
  readonly payment: string;
  readonly currency: string;
}
type Answer = Scalar | Place | Pay | readonly Answer[];

const formatScalar = (words: Words, field: Field, value: Scalar, language: Language): string => {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (field === 'birthDate') return formatDay(String(value), language);
  if (field === 'commuteTime') return words.minutes(Number(value));
  if (field === 'travelPercentage') return words.percent(Number(value));
  const list = LISTS[field];
  return list === undefined ? String(value) : referenceName(list, value, language);
};

const isList = (value: Answer): value is readonly Answer[] => Array.isArray(value);

const formatAnswer = (
  words: Words,
  field: Field,
  value: Answer | null | undefined,
  language: Language,
): string => {
  if (value === null || value === undefined || value === '') return words.none;
  if (isList(value))
    return value.map((one) => formatAnswer(words, field, one, language)).join(', ') || words.none;
  if (typeof value !== 'object') return formatScalar(words, field, value, language);
  if ('name' in value || 'text' in value) return placeName(value, language);
  return [
    value.amount === null ? words.none : formatNumber(value.amount, language),
    referenceName('currencies', value.currency, language),
    referenceName('payments', value.payment, language),
  ].join(' ');
};

/** The answered fields of one part. */
export const buildFacts = (
  words: Words,
  answers: ScreeningAnswers,
  part: FactPart,
  language: Language,
): ReportBlock => {
  const stored: Readonly<Record<string, Answer | null | undefined>> = answers[part] ?? {};
  const { fields } = words;
  const facts = (Object.keys(fields) as Field[])
    .filter((field) => field in stored)
    .map((field): ReportFact => ({
      name: fields[field],
      value: formatAnswer(words, field, stored[field], language),
    }));
  return { kind: 'facts', facts };
};
