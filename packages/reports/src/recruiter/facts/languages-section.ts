import type { ReportBlock, ReportSection } from '@cadran/contract';
import type { LanguageLevel } from '@cadran/contract/codes';
import { LANGUAGE_LEVEL_TEXTS, languageLabel } from '@cadran/instruments';
import { languagesSteps } from '../../arithmetic/languages-steps.ts';
import { paragraph, table } from '../../drafting/blocks.ts';
import type { Draft } from '../../drafting/draft.ts';
import { sectionScore } from '../../section-score.ts';
import { section } from '../section.ts';

const languageTable = (draft: Draft): ReportBlock => {
  const { data, words, language: reader } = draft;
  const { columns, languages, notRequired } = words.facts;
  const required = new Map(
    data.campaign.profile.languages?.target?.map(({ language, level }) => [language, level]),
  );
  const given = new Map(
    data.questionnaire.answers.languages?.map(({ language, level }) => [language, level]),
  );
  const levelName = (level: LanguageLevel | null | undefined, otherwise: string): string =>
    level ? LANGUAGE_LEVEL_TEXTS[level].name[reader] : otherwise;
  const codes = [...new Set([...required.keys(), ...given.keys()])];
  if (codes.length === 0) return paragraph(languages.none);
  return table(
    [languages.language, ...(required.size > 0 ? [columns.desired] : []), columns.answered],
    codes.map((code) => [
      languageLabel(code, reader),
      ...(required.size > 0 ? [levelName(required.get(code), notRequired)] : []),
      levelName(given.get(code), words.frame.unanswered),
    ]),
  );
};

export const languagesSection = (draft: Draft): ReportSection => {
  const outcome = draft.data.scores?.sections.languages;
  return section(
    draft,
    'languages',
    [languageTable(draft)],
    outcome &&
      sectionScore(draft, 'languages', outcome, (components, own) =>
        languagesSteps(draft, components, own),
      ),
  );
};
