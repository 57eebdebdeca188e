import type { PaperSettings } from '@cadran/contract';
import { SEGMENTATIONS } from '@cadran/contract/codes';
import { subjectForms } from '@cadran/instruments';
import { inLanguage } from '../drafting/draft.ts';
import type { PaperDraft } from './paper-data.ts';

/** What a setting is called, and what it says; null: there is none. */
type Line = readonly [name: string, value: string | null];
type Words = Pick<PaperDraft, 't' | 'language' | 'write' | 'words'>;

/** Custom HTML was sanitised when it was saved: its tags hold no text. */
const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

const textLines = (settings: PaperSettings, { t }: Words): readonly Line[] => {
  const { fields, standardText } = t.changes;
  const shown = (screen: PaperSettings['introduction']['fr']): string =>
    screen === null ? standardText : `${screen.title} ${plainText(screen.html)}`.trim();
  const { introduction, conclusion } = settings;
  return [
    [fields.introductionFr, shown(introduction.fr)],
    [fields.introductionEn, shown(introduction.en)],
    [fields.conclusionFr, shown(conclusion.fr)],
    [fields.conclusionEn, shown(conclusion.en)],
  ];
};

/** Named by id, so that a new name is a change of the same unit. */
const unitLines = (
  { units, unitGroups }: PaperSettings,
  { t, language, write }: Words,
): ReadonlyMap<string, Line> => {
  const { fields, unitPeople, unitUndeclared } = t.changes;
  const nameOf = (unit: string): string =>
    inLanguage(units.find(({ id }) => id === unit)?.name ?? { fr: '', en: '' }, language);
  const lines = new Map<string, Line>();
  for (const { id, name, expectedHeadcount } of units) {
    const people =
      expectedHeadcount === null ? unitUndeclared : unitPeople(write.number(expectedHeadcount));
    const shown = inLanguage(name, language);
    lines.set(id, [fields.unit(shown), write.series([shown, people])]);
  }
  for (const { id, name, unitIds } of unitGroups) {
    const shown = inLanguage(name, language);
    lines.set(id, [fields.group(shown), write.series([shown, write.list(unitIds.map(nameOf))])]);
  }
  return lines;
};

/** The same units in another order; added and removed ones are told by themselves. */
const orderRows = (before: PaperSettings, now: PaperSettings, { t, language, write }: Words) => {
  const ids = ({ units }: PaperSettings): string => units.map(({ id }) => id).join();
  const sorted = ({ units }: PaperSettings): string =>
    units
      .map(({ id }) => id)
      .toSorted()
      .join();
  if (sorted(before) !== sorted(now) || ids(before) === ids(now)) return [];
  const names = ({ units }: PaperSettings): string =>
    write.list(units.map(({ name }) => inLanguage(name, language)));
  return [[t.changes.fields.unitOrder, names(before), names(now)] as const];
};

const ruleLines = ({ rules }: PaperSettings, { t, write }: Words): readonly Line[] =>
  Object.entries(t.changes.fields.rules).map(([rule, name]) => {
    const value = rules[rule as keyof typeof rules];
    return [name, value === undefined ? null : write.number(value)];
  });

/** Every setting but the units, in the order of the paper. */
const plainLines = (settings: PaperSettings, words: Words): readonly Line[] => {
  const { t, language, write } = words;
  const { fields } = t.changes;
  const { segments } = words.words.questionnaire;
  const asked = { unit: segments.unit, gender: segments.gender, age: segments.birthYear };
  const questions = { ...asked, tenure: segments.startDate };
  const required = SEGMENTATIONS.filter((segment) => settings.mandatory[segment]);
  return [
    [fields.name, settings.name],
    [fields.purposeFr, settings.purpose.fr || null],
    [fields.purposeEn, settings.purpose.en || null],
    [fields.legalBasis, t.purpose.bases[settings.legalBasis]],
    [fields.subject, subjectForms(settings.subject, language).name],
    [fields.access, t.summary.kinds[settings.access]],
    [fields.minimumGroup, write.number(settings.minimumGroup)],
    [fields.mandatory, write.series(required.map((segment) => questions[segment])) || null],
    ...textLines(settings, words),
    [fields.instrumentsVersion, write.number(settings.instrumentsVersion)],
    ...ruleLines(settings, words),
  ];
};

/** Rows of name, before and now, of the settings that differ. */
export const listChanges = (
  before: PaperSettings,
  now: PaperSettings,
  words: Words,
): readonly (readonly [string, string, string])[] => {
  const { empty } = words.t.changes;
  const earlier = plainLines(before, words);
  const rows = plainLines(now, words).map(
    ([name, value], index) => [name, earlier[index]?.[1] ?? empty, value ?? empty] as const,
  );
  const unitsBefore = unitLines(before, words);
  const unitsNow = unitLines(now, words);
  const ids = new Set([...unitsBefore.keys(), ...unitsNow.keys()]);
  const units = [...ids].map((id) => {
    const [old, current] = [unitsBefore.get(id), unitsNow.get(id)];
    return [(current ?? old)?.[0] ?? '', old?.[1] ?? empty, current?.[1] ?? empty] as const;
  });
  return [...rows, ...units, ...orderRows(before, now, words)].filter(
    ([, old, current]) => old !== current,
  );
};
