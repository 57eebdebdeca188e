import type { ReportSection } from '@cadran/contract';
import { professionName } from '@cadran/instruments';
import { criteriaSteps } from '../../arithmetic/criteria-steps.ts';
import type { Draft } from '../../drafting/draft.ts';
import { sectionScore } from '../../section-score.ts';
import { criteriaBlocks } from './criteria-blocks.ts';
import { namesOrNull, sectorName } from './reference-names.ts';
import { section } from '../section.ts';

export const experiencesSection = (draft: Draft): ReportSection => {
  const { data, words, language } = draft;
  const names = words.facts.experiences;
  const outcome = data.scores?.sections.experiences;
  const target = data.campaign.profile.experiences?.target;
  const answers = data.questionnaire.answers.experiences;
  const positions = (codes: readonly string[] | null | undefined): string | null =>
    namesOrNull(draft, codes, (code) => professionName(code, language));
  const sectors = (codes: readonly string[] | null | undefined): string | null =>
    namesOrNull(draft, codes, (code) => sectorName(code, language));
  return section(
    draft,
    'experiences',
    [
      criteriaBlocks(
        draft,
        [
          {
            label: names.positions,
            name: 'positions',
            desired: positions(target?.positions),
            answered: positions(answers?.positions),
          },
          {
            label: names.sectors,
            name: 'sectors',
            desired: sectors(target?.sectors),
            answered: sectors(answers?.sectors),
          },
        ],
        outcome,
      ),
    ],
    outcome &&
      sectionScore(draft, 'experiences', outcome, ({ criteria }, own) =>
        criteriaSteps(draft, criteria, names, own),
      ),
  );
};
