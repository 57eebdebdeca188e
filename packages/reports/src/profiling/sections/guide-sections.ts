import type { ReportSection } from '@cadran/contract';
import { CULTURE_TYPES } from '@cadran/contract/codes';
import { CULTURE_TYPE_TEXTS, type Text } from '@cadran/instruments';
import { paragraph, table, titled } from '../../drafting/blocks.ts';
import { type ProfilingDraft, profilingSection } from '../profiling-draft.ts';

export const guideSection = (draft: ProfilingDraft): ReportSection => {
  const { data, texts, write } = draft;
  const { guide } = texts;
  const { intervals } = data.group.report.perceived;
  const neverShown = data.group.report.access === 'link' ? guide.anonymityByLink : guide.anonymity;
  return profilingSection(draft, 'guide', [
    ...guide.items.flatMap(({ title, text }) => titled(title, [paragraph(text)])),
    ...(intervals ? titled(guide.intervalsTitle, [paragraph(guide.intervals)]) : []),
    ...titled(guide.anonymityTitle, [paragraph(neverShown(write.number(data.minimumGroup)))]),
    ...titled(guide.limitsTitle, [paragraph(guide.limits)]),
  ]);
};

/** The reference table of culture types. */
export const referenceSection = (draft: ProfilingDraft): ReportSection => {
  const { texts, language } = draft;
  const { reference } = texts;
  const named = (type: (typeof CULTURE_TYPES)[number]): string => {
    const { name, people } = CULTURE_TYPE_TEXTS[type];
    return reference.named(name[language], people[language]);
  };
  const sentences = (items: readonly Text[]): string =>
    items.map((item) => item[language]).join(' ');
  return profilingSection(draft, 'reference', [
    paragraph(reference.intro),
    table(
      [reference.type, reference.description, reference.valued, reference.leadership],
      CULTURE_TYPES.map((type) => {
        const { description, valued, leadership } = CULTURE_TYPE_TEXTS[type];
        return [named(type), description[language], valued[language], leadership[language]];
      }),
    ),
    table(
      [reference.type, reference.strengths, reference.risks],
      CULTURE_TYPES.map((type) => {
        const { strengths, risks } = CULTURE_TYPE_TEXTS[type];
        return [named(type), sentences(strengths), sentences(risks)];
      }),
    ),
  ]);
};
