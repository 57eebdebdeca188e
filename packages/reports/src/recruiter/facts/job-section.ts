import type { ReportSection } from '@cadran/contract';
import { CONTRACT_TYPE_NAMES, DELAY_NAMES, professionName } from '@cadran/instruments';
import { criteriaSteps } from '../../arithmetic/criteria-steps.ts';
import type { Draft } from '../../drafting/draft.ts';
import { sectionScore } from '../../section-score.ts';
import { criteriaBlocks } from './criteria-blocks.ts';
import { namesOrNull, sectorName } from './reference-names.ts';
import { section } from '../section.ts';

export const jobSection = (draft: Draft): ReportSection => {
  const { data, words, language } = draft;
  const names = words.facts.job;
  const outcome = data.scores?.sections.job;
  const target = data.campaign.profile.job?.target;
  const answers = data.questionnaire.answers.job;
  const professions = (codes: readonly string[] | null | undefined): string | null =>
    namesOrNull(draft, codes, (code) => professionName(code, language));
  const sectors = (codes: readonly string[] | null | undefined): string | null =>
    namesOrNull(draft, codes, (code) => sectorName(code, language));
  const contracts = (codes: readonly (keyof typeof CONTRACT_TYPE_NAMES)[] | null | undefined) =>
    namesOrNull(draft, codes, (code) => CONTRACT_TYPE_NAMES[code][language]);
  const delay = (code: keyof typeof DELAY_NAMES | null | undefined): string | null =>
    code ? DELAY_NAMES[code][language] : null;
  return section(
    draft,
    'job',
    [
      criteriaBlocks(
        draft,
        [
          {
            label: names.professions,
            name: 'professions',
            desired: professions(target?.professions),
            answered: professions(answers?.professions),
          },
          {
            label: names.sectors,
            name: 'sectors',
            desired: sectors(target?.sectors),
            answered: sectors(answers?.sectors),
          },
          {
            label: names.contractTypes,
            name: 'contractTypes',
            desired: contracts(target?.contractTypes),
            answered: contracts(answers?.contractTypes),
          },
          {
            label: names.delay,
            name: 'delay',
            desired: delay(target?.recruitingDelay),
            answered: delay(answers?.startDelay),
          },
        ],
        outcome,
      ),
    ],
    outcome &&
      sectionScore(draft, 'job', outcome, ({ criteria }, own) =>
        criteriaSteps(draft, criteria, names, own),
      ),
  );
};
