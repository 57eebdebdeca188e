import { type Comparison, type Motivation, TRAITS } from '@cadran/contract';
import type { Member } from '@cadran/policies';
import {
  culturePoint,
  type CandidateMeasures,
  isCompleteMotivations,
  valuesMeasure,
} from '@cadran/scoring';
import type { ApplicantRow } from '../../queries/applicants.ts';
import type { CampaignRow } from '../../queries/screening-campaigns.ts';
import { presentCandidate } from '../screening/present-candidate.ts';

type Measures = NonNullable<Comparison['candidates'][number]['measures']>;

const traitsOf = ({ personality }: CandidateMeasures): Measures['personality'] =>
  personality &&
  (Object.fromEntries(
    TRAITS.map((trait) => [trait, personality.traits[trait].t]),
  ) as Measures['personality']);

const measuresOf = (
  measures: CandidateMeasures,
  motivations: readonly Motivation[] | null,
): Measures => ({
  culture: measures.culture && { scores: measures.culture.scores, point: measures.culture.point },
  values: measures.values && measures.values.centred,
  personality: traitsOf(measures),
  motivations: motivations !== null && isCompleteMotivations(motivations) ? [...motivations] : null,
});

/** What the campaign wishes for, on the scales of the measures. */
const wishesOf = ({ profile }: CampaignRow): Comparison['target'] => {
  const culture = profile.culture?.target ?? null;
  const values = profile.values?.target ?? null;
  return {
    culture: culture && { scores: culture, point: culturePoint(culture) },
    values: values && valuesMeasure(values).centred,
    personality: profile.personality?.target ?? null,
    motivations: profile.motivations?.target ?? null,
  };
};

export const presentComparison = (
  actor: Member,
  campaign: CampaignRow,
  rows: readonly ApplicantRow[],
  rankings: ReadonlyMap<string, readonly Motivation[] | null>,
): Comparison => ({
  campaign: { id: campaign.id, name: campaign.name },
  target: wishesOf(campaign),
  candidates: rows.map((row) => ({
    ...presentCandidate(actor, campaign, row),
    measures: row.scores && measuresOf(row.scores.measures, rankings.get(row.id) ?? null),
  })),
});
