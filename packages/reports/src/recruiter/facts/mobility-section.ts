import type { ReportSection } from '@cadran/contract';
import type { Transport } from '@cadran/contract/codes';
import { placeName, TRANSPORT_NAMES } from '@cadran/instruments';
import { criteriaSteps } from '../../arithmetic/criteria-steps.ts';
import { facts, small } from '../../drafting/blocks.ts';
import type { Draft } from '../../drafting/draft.ts';
import { sectionScore } from '../../section-score.ts';
import { criteriaBlocks } from './criteria-blocks.ts';
import { namesOrNull } from './reference-names.ts';
import { section } from '../section.ts';

export const mobilitySection = (draft: Draft): ReportSection => {
  const { data, words, language, write } = draft;
  const names = words.facts.mobility;
  const outcome = data.scores?.sections.mobility;
  const target = data.campaign.profile.mobility?.target;
  const answers = data.questionnaire.answers.mobility;
  const minutes = (value: number): string => words.facts.minutes(write.number(value));
  const transports = (codes: readonly Transport[] | null | undefined): string | null =>
    namesOrNull(draft, codes, (code) => TRANSPORT_NAMES[code][language]);
  const commute = answers?.commuteTime ?? null;
  const home = answers?.homePlace ?? null;
  return section(
    draft,
    'mobility',
    [
      criteriaBlocks(
        draft,
        [
          {
            label: names.commute,
            name: 'commute',
            desired: target?.travelTime ? words.facts.atMost(minutes(target.travelTime.max)) : null,
            answered: commute === null ? null : minutes(commute),
          },
          {
            label: target?.workplace ? names.workplace : names.preferredCities,
            name: 'workplace',
            desired: target?.workplace ? placeName(target.workplace, language) : null,
            answered: namesOrNull(draft, answers?.preferredCities, (place) =>
              placeName(place, language),
            ),
          },
          {
            label: names.transports,
            name: 'transports',
            desired: transports(target?.transports),
            answered: transports(answers?.transports),
          },
        ],
        outcome,
      ),
      facts([
        {
          name: names.homePlace,
          value: home === null ? words.frame.notGiven : placeName(home, language),
        },
      ]),
      small(words.facts.unscored),
    ],
    outcome &&
      sectionScore(draft, 'mobility', outcome, ({ criteria }, own) =>
        criteriaSteps(draft, criteria, names, own),
      ),
  );
};
