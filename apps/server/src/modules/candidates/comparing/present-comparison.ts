import {
  type Comparison,
  displayedScore,
  type Motivation,
  SCORED_SECTIONS,
  TRAITS,
} from '@cadran/contract';
import type { Member } from '@cadran/policies';
import {
  type CandidateMeasures,
  type CandidateScores,
  centredValues,
  culturePoint,
  fitVerdict,
  isCompleteMotivations,
  PERSONALITY_NORMS,
  positionRange,
  readScores,
  verdictCertainty,
} from '@cadran/scoring';
import type { CandidateDetailsRow } from '../queries/candidate-details.ts';
import { presentCandidateSummary } from '../list/present-candidate-summary.ts';
import { presentDecision } from '../present-candidate-details.ts';
import { displayedInterval } from '../present-scores.ts';
import type { CampaignRow } from '../../screening/index.ts';

type Compared = Comparison['candidates'][number];
type Measures = NonNullable<Compared['measures']>;

/** A section has no verdict of its own: its certainty is about the limits that verdicts have. */
const presentPrecision = ({ precision, sections }: CandidateScores): Compared['precision'] =>
  precision &&
  (Object.fromEntries(
    SCORED_SECTIONS.map((section) => {
      const [own, { score }] = [precision.sections[section], sections[section]];
      if (own === null || score === null) return [section, null];
      const { certainty } = verdictCertainty(own.shares, fitVerdict(displayedScore(score)));
      return [section, { interval: displayedInterval(own), certainty }];
    }),
  ) as NonNullable<Compared['precision']>);

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
  candidates: rows.map((row) => {
    const scores = readScores(row.scores);
    return {
      ...presentCandidateSummary(actor, campaign, row),
      precision: scores && presentPrecision(scores),
      recorded: presentDecision(row),
      measures: scores && presentMeasures(scores.measures, rankings.get(row.id) ?? null),
    };
  }),
});
