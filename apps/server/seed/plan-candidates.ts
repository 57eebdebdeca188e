import type { Decision, Language } from '@cadran/contract';
import { toEmailName, PEOPLE } from '../demo/screening/candidate-names.ts';
import type { CampaignModel, PooledAnswers } from './answer-pool.ts';
import type { PlannedCampaign } from './plan-tenants.ts';
import type { SeedSize } from './seed-size.ts';
import { between, pickOf, randomOf, type Random, uuidFrom } from './random.ts';

export interface PlannedCandidate {
  readonly campaign: PlannedCampaign;
  readonly id: string;
  readonly language: Language;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly openedAt: Date;
  readonly completedAt: Date | null;
  readonly answered: PooledAnswers | null;
  readonly decision: Decision;
  readonly decidedAt: Date | null;
  readonly keepLonger: boolean;
  /** Null if the candidate came by the public link. */
  readonly invitedAt: Date | null;
  readonly invitationId: string;
}

const HOUR = 3_600_000;
const INVITED = 0.5;
const DECIDED = 0.35;
const DECISIONS = ['shortlisted', 'interview', 'rejected', 'rejected', 'hired'] as const;

export const modelOf = (
  models: readonly CampaignModel[],
  { number }: PlannedCampaign,
): CampaignModel => {
  const model = models[number % models.length];
  if (!model) throw new Error('There is no model of a campaign.');
  return model;
};

/** Cached: few names, many candidates. */
const ADDRESSED = new Map(
  Object.values(PEOPLE).flatMap((people) =>
    people.flat().map((name) => [name, toEmailName(name)] as const),
  ),
);

const names = (random: Random, language: Language) => ({
  firstName: pickOf(random, PEOPLE[language])[0],
  lastName: pickOf(random, PEOPLE[language])[1],
});

const outcome = (random: Random, model: CampaignModel, finished: number, openedAt: number) => {
  if (random() >= finished || model.answered.length === 0)
    return { completedAt: null, answered: null, decision: 'undecided', decidedAt: null } as const;
  const completedAt = openedAt + between(random, 0.4, 1.5) * HOUR;
  const decided = random() < DECIDED;
  return {
    completedAt: new Date(Math.round(completedAt)),
    answered: pickOf(random, model.answered),
    decision: decided ? pickOf(random, DECISIONS) : 'undecided',
    decidedAt: decided ? new Date(Math.round(completedAt + between(random, 4, 200) * HOUR)) : null,
  } as const;
};

/** Deterministic: every table iterates over it again. */
export const candidatesOf = function* (
  { seed, until, finished }: SeedSize,
  campaign: PlannedCampaign,
  model: CampaignModel,
): Generator<PlannedCandidate> {
  const random = randomOf(seed, 'candidates', campaign.id);
  const from = campaign.createdAt.getTime();
  const to = (campaign.closedAt ?? until).getTime();
  for (let place = 0; place < campaign.people; place += 1) {
    const { firstName, lastName } = names(random, model.language);
    const openedAt = Math.round(between(random, from, to));
    const invited = random() < INVITED;
    yield {
      campaign,
      id: uuidFrom(random),
      language: model.language,
      firstName,
      lastName,
      email: `${ADDRESSED.get(firstName)}.${ADDRESSED.get(lastName)}.${place + 1}@example.org`,
      phone: `+41 79 ${String(Math.floor(between(random, 2_000_000, 9_999_999)))}`,
      openedAt: new Date(openedAt),
      ...outcome(random, model, finished, openedAt),
      keepLonger: random() < 0.3,
      invitedAt: invited ? new Date(openedAt - Math.round(between(random, 1, 90) * HOUR)) : null,
      invitationId: uuidFrom(random),
    };
  }
};
