import type { CampaignCustomization, ReportBlock } from '@cadran/contract';
import { CULTURE_TYPES, MOMENTS, type Segmentation } from '@cadran/contract/codes';
import {
  AGE_BAND_NAMES,
  GENDER_NAMES,
  PROFILING_CULTURE,
  profilingPrompt,
  TENURE_BAND_NAMES,
  type Text,
} from '@cadran/instruments';
import { segmentPages } from '@cadran/instruments/parts/segments';
import { lead, list, paragraph, subtitle, table, titled } from '../../drafting/blocks.ts';
import type { PaperDraft } from '../paper-data.ts';

const aboutBlocks = ({ data, t, words, language, write }: PaperDraft): readonly ReportBlock[] => {
  const { segments } = words.questionnaire;
  const { settings } = data;
  const { questions } = t;
  const QUESTIONS: Readonly<Record<Segmentation, string>> = {
    unit: segments.unit,
    gender: segments.gender,
    age: segments.birthYear,
    tenure: segments.startDate,
  };
  const named = (texts: Readonly<Record<string, Text>>): string =>
    write.series(Object.values(texts).map((text) => text[language]));
  const CHOICES: Readonly<Record<Segmentation, string>> = {
    unit: questions.unitChoices(write.number(settings.units.length)),
    gender: named(GENDER_NAMES),
    age: named(AGE_BAND_NAMES),
    tenure: named(TENURE_BAND_NAMES),
  };
  return titled(questions.about, [
    paragraph(questions.aboutNote),
    table(
      [questions.question, questions.choices, questions.required],
      segmentPages(settings)
        .flat()
        .map((segment) => [
          QUESTIONS[segment],
          CHOICES[segment],
          settings.mandatory[segment] ? t.yes : t.no,
        ]),
    ),
  ]);
};

const cultureBlocks = ({ data, t, words, language, write }: PaperDraft): readonly ReportBlock[] => {
  const { questions } = t;
  const { culture } = words.questionnaire;
  return [
    subtitle(questions.culture),
    paragraph(questions.cultureNote(write.number(PROFILING_CULTURE.length))),
    ...list(
      MOMENTS.map((moment) =>
        questions.instruction(culture[moment].title, culture[moment].explanation),
      ),
    ),
    ...PROFILING_CULTURE.flatMap((situation, index) => {
      const prompt = (moment: (typeof MOMENTS)[number]): string =>
        profilingPrompt(situation, moment, data.settings.subject, language);
      return [
        subtitle(`${write.number(index + 1)}. ${prompt('perceived')}`),
        paragraph(prompt('desired')),
        ...list(CULTURE_TYPES.map((type) => situation.proposals[type][language])),
      ];
    }),
  ];
};

const ownText = (
  title: string,
  screen: CampaignCustomization['introduction'],
  { language }: PaperDraft,
): readonly ReportBlock[] => {
  const text = screen[language];
  return text === null ? [] : titled(title, [lead(text.title), { kind: 'html', html: text.html }]);
};

export const questionsBlocks = (draft: PaperDraft): readonly ReportBlock[] => {
  const { questions } = draft.t;
  const { introduction, conclusion } = draft.data.settings;
  const own = [
    ...ownText(questions.introduction, introduction, draft),
    ...ownText(questions.conclusion, conclusion, draft),
  ];
  return [
    ...aboutBlocks(draft),
    ...cultureBlocks(draft),
    subtitle(questions.own),
    ...(own.length === 0 ? [paragraph(questions.standard)] : own),
  ];
};
