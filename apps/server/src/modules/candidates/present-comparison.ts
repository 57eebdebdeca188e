import { type Comparison, type Motivation, TRAITS } from '@cadran/contract';
import type { Member } from '@cadran/policies';
import {
  type CandidateMeasures,
  centredValues,
  culturePoint,
  isCompleteMotivations,
  PERSONALITY_NORMS,
  positionRange,
  readScores,
} from '@cadran/scoring';
import type { CandidateDetailsRow } from './queries/candidate-details.ts';
import { presentCandidateSummary } from './list/present-candidate-summary.ts';
import type { CampaignRow } from '../screening/index.ts';

type Measures = NonNullable<Comparison['candidates'][number]['measures']>;

const presentTraits = ({ personality }: CandidateMeasures): Measures['personality'] =>
  personality &&
  (Object.fromEntries(
    TRAITS.map((trait) => {
      const known = personality.traits[trait];
      return [trait, known && { position: known.position, margin: known.margin }];
    }),
  ) as Measures['personality']);

const presentMeasures = (
  measures: CandidateMeasures,
  motivations: readonly Motivation[] | null,
): Measures => ({
  culture: measures.culture && { scores: measures.culture.scores, point: measures.culture.point },
  values: measures.values && measures.values.centred,
  personality: presentTraits(measures),
  motivations: motivations !== null && isCompleteMotivations(motivations) ? [...motivations] : null,
});

/** Intervals of T as positions, by the norms that matching uses. */
const presentIntervals = (
  target: NonNullable<CampaignRow['profile']['personality']>['target'],
): Comparison['target']['personality'] =>
  target &&
  Object.fromEntries(
    TRAITS.flatMap((trait) => {
      const interval = target[trait];
      return interval ? [[trait, positionRange(trait, interval)]] : [];
    }),
  );

/** The campaign's target on the scales of the measures. */
const presentTarget = ({ profile }: CampaignRow): Comparison['target'] => {
  const culture = profile.culture?.target ?? null;
  const values = profile.values?.target ?? null;
  return {
    culture: culture && { scores: culture, point: culturePoint(culture) },
    values: values && centredValues(values),
    personality: presentIntervals(profile.personality?.target ?? null),
    motivations: profile.motivations?.target ?? null,
  };
};

export const presentComparison = (
  actor: Member,
  campaign: CampaignRow,
  rows: readonly CandidateDetailsRow[],
  rankings: ReadonlyMap<string, readonly Motivation[] | null>,
): Comparison => ({
  campaign: { id: campaign.id, name: campaign.name },
  target: presentTarget(campaign),
  norms: {
    version: PERSONALITY_NORMS.version,
    source: PERSONALITY_NORMS.source,
    provisional: PERSONALITY_NORMS.provisional,
  },
  candidates: rows.map((row) => ({
    ...presentCandidateSummary(actor, campaign, row),
    measures:
      row.scores && presentMeasures(readScores(row.scores).measures, rankings.get(row.id) ?? null),
  })),
});
