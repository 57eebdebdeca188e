import type {
  IndividualDraft,
  ReportBlock,
  ReportSection,
  ReportSectionScore,
} from '@cadran/contract';
import { countryName } from '@cadran/instruments';
import { criteriaSteps } from '../../arithmetic/criteria-steps.ts';
import { facts, small } from '../../drafting/blocks.ts';
import type { Draft } from '../../drafting/draft.ts';
import { sectionScore } from '../../section-score.ts';
import { criteriaBlocks } from './criteria-blocks.ts';
import { namesOrNull, payText } from './reference-names.ts';
import { section } from '../section.ts';

/** Shown as facts and nothing more: they are protected. */
const protectedFacts = (
  draft: Draft,
  answers: IndividualDraft | undefined,
): readonly ReportBlock[] => {
  const { words, language, write } = draft;
  const names = words.facts.individual;
  const nationalities = namesOrNull(draft, answers?.nationalities, (code) =>
    countryName(code, language),
  );
  return [
    facts([
      {
        name: names.birthDate,
        value: answers?.birthDate ? write.day(answers.birthDate) : words.frame.notGiven,
      },
      { name: names.nationalities, value: nationalities ?? words.frame.notGiven },
    ]),
    small(words.facts.unscored),
  ];
};

/** The must-have bears on the overall, not on this section's score. */
const scoreOf = (draft: Draft, isPermitRequired: boolean): ReportSectionScore | undefined => {
  const { data, words } = draft;
  const outcome = data.scores?.sections.individual;
  if (!outcome) return undefined;
  const score = sectionScore(draft, 'individual', outcome, ({ criteria }, own) =>
    criteriaSteps(draft, criteria, words.facts.individual, own),
  );
  const isOnlyPermit = outcome.status === 'inactive' && outcome.reason === 'no_requirement';
  return isPermitRequired && isOnlyPermit
    ? { ...score, note: words.scores.notes.must_have_only }
    : score;
};

export const individualSection = (draft: Draft): ReportSection => {
  const { data, words, write } = draft;
  const names = words.facts.individual;
  const outcome = data.scores?.sections.individual;
  const target = data.campaign.profile.individual?.target;
  const answers = data.questionnaire.answers.individual;
  const yesOrNo = (answer: boolean | null | undefined): string | null => {
    if (answer === null || answer === undefined) return null;
    return answer ? words.frame.yes : words.frame.no;
  };
  const travel = (percent: number | null | undefined): string | null =>
    percent === null || percent === undefined
      ? null
      : words.facts.percentOfTime(write.percent(percent / 100));
  const wanted = answers?.salary;
  return section(
    draft,
    'individual',
    [
      criteriaBlocks(
        draft,
        [
          {
            label: names.workPermit,
            desired: target?.workPermit ? names.required : null,
            answered: yesOrNo(answers?.workPermit),
          },
          {
            label: names.travel,
            name: 'travel',
            desired: target?.travelPercentage ? travel(target.travelPercentage) : null,
            answered:
              answers?.willingToTravel === false
                ? words.frame.no
                : (travel(answers?.travelPercentage) ?? yesOrNo(answers?.willingToTravel)),
          },
          {
            label: names.pay,
            name: 'pay',
            desired: target?.salary ? payText(draft, target.salary) : null,
            answered:
              wanted && wanted.amount !== null
                ? payText(draft, { ...wanted, amount: wanted.amount })
                : null,
          },
        ],
        outcome,
      ),
      ...protectedFacts(draft, answers),
    ],
    scoreOf(draft, target?.workPermit ?? false),
  );
};
