import {
  type Reasoned,
  SCORED_SECTIONS,
  type ScoredSection,
  type TargetReasons,
  type Trait,
} from '@cadran/contract';
import type { CampaignValues, ReasonDrafts } from './campaign-values.ts';

type Explained = Pick<CampaignValues, 'profile' | 'questions' | 'weights' | 'ownWeights'>;

const isSection = (key: Reasoned): key is ScoredSection =>
  SCORED_SECTIONS.some((section) => section === key);

const targetOf = (profile: CampaignValues['profile'], section: ScoredSection): unknown => {
  const { asked, scored, target } = profile[section];
  return asked && scored ? target : null;
};

/** What a reason is about, to compare. */
const aboutOf = ({ profile, questions, weights, ownWeights }: Explained, key: Reasoned): string => {
  if (key === 'weights') return JSON.stringify(ownWeights && weights);
  if (key === 'questions') return JSON.stringify(questions);
  if (isSection(key)) return JSON.stringify(targetOf(profile, key));
  const traits = targetOf(profile, 'personality') as Partial<Record<Trait, unknown>> | null;
  return JSON.stringify(traits?.[key] ?? null);
};

const entriesOf = <T>(record: Partial<Record<Reasoned, T>>) =>
  Object.entries(record) as [Reasoned, T][];

export const reasonDraftsOf = (
  reasons: TargetReasons | undefined,
  values: Explained,
): ReasonDrafts =>
  Object.fromEntries(
    entriesOf(reasons ?? {}).map(([key, reason]) => [
      key,
      { ...reason, about: aboutOf(values, key) },
    ]),
  );

/** The reasons of targets that are still what they explain. */
export const keptReasons = (values: CampaignValues): TargetReasons =>
  Object.fromEntries(
    entriesOf(values.reasons).flatMap(([key, { about, ...reason }]) =>
      about === aboutOf(values, key) ? [[key, reason]] : [],
    ),
  );
