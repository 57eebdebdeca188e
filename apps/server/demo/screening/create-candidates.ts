import { randomUUID } from 'node:crypto';
import { type Decision, type Language, NOTICE_VERSION, valuesOf } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { oneOf, type Random, wholeBetween } from '@cadran/instruments/parts/simulating';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { INSTRUMENTS_VERSION } from '@cadran/instruments/version';
import { saveDecisions } from '../../src/modules/candidates/queries/decisions.ts';
import {
  insertQuestionnaire,
  updateQuestionnaire,
} from '../../src/modules/questionnaires/queries/questionnaires.ts';
import {
  insertFinishedAnswers,
  insertSave,
} from '../../src/modules/questionnaires/queries/saves.ts';
import type { CampaignRow } from '../../src/modules/screening/queries/screening-campaigns.ts';
import { askedParts } from '../../src/modules/questionnaires/answers/asked-parts.ts';
import { checkAnswers } from '../../src/modules/questionnaires/answers/check-answers.ts';
import { computeScoresInProcess } from '../../src/scoring/compute-scores.ts';
import { scoreQuestionnaires } from '../../src/modules/questionnaires/completing/score-questionnaire.ts';
import { givenByCandidate } from '../../src/modules/questionnaires/answers/given-answers.ts';
import type { DemoCampaign } from './demo-campaign.ts';
import { type SimulatedCandidate, simulateQuestionnaire } from './simulate-questionnaire.ts';
import { toEmailName, type Person } from './candidate-names.ts';

const HOUR = 3_600_000;
const HASTY_EVERY = 12;
const RESERVED_EVERY = 5;

const NOTES: Readonly<Record<Language, readonly [string, ...string[]]>> = {
  fr: [
    'Bon contact au téléphone.',
    'À revoir avec l’équipe.',
    'Profil proche de ce que nous cherchons.',
  ],
  en: ['A good first call.', 'To be discussed with the team.', 'Close to what we are looking for.'],
};
const DECIDED: readonly [Decision, ...Decision[]] = [
  'shortlisted',
  'interview',
  'rejected',
  'shortlisted',
  'hired',
];

const contactOf = (random: Random, [firstName, lastName]: Person) => ({
  firstName,
  lastName,
  email: `${toEmailName(firstName)}.${toEmailName(lastName)}@example.org`,
  phone: `+41 79 ${wholeBetween(random, 200, 899)} ${wholeBetween(random, 10, 99)} ${wholeBetween(random, 10, 99)}`,
});

interface NewCandidate {
  readonly campaign: CampaignRow;
  readonly person: Person;
  readonly language: Language;
  readonly openedAt: Date;
}

/** Uses the code of the candidate routes, so that the stored data is the same. */
const apply = async (
  tx: Tx,
  random: Random,
  { campaign, person, language, openedAt }: NewCandidate,
  behaviour: SimulatedCandidate | null,
): Promise<void> => {
  const key = { organizationId: campaign.organizationId, id: randomUUID() };
  const contact = contactOf(random, person);
  await insertQuestionnaire(tx, {
    ...key,
    campaignId: campaign.id,
    language,
    consentedAt: openedAt,
    consentVersion: NOTICE_VERSION,
    openedAt,
    contact,
    instrumentsVersion: INSTRUMENTS_VERSION,
  });
  if (behaviour === null) {
    await insertSave(tx, key, givenByCandidate({ contact }, language, openedAt), openedAt);
    return;
  }
  const asked = askedParts(campaign);
  const answered = simulateQuestionnaire(random, behaviour, campaign.profile, asked, language);
  checkAnswers(answered.answers, asked);
  const given = givenByCandidate(answered, language, openedAt);
  await insertFinishedAnswers(tx, key, given);
  const completedAt = new Date(openedAt.getTime() + wholeBetween(random, 24, 58) * 60_000);
  const people = [{ id: key.id, items: valuesOf(given) }];
  const [scored] = await scoreQuestionnaires(computeScoresInProcess, campaign, people);
  await updateQuestionnaire(tx, key, { status: 'completed', completedAt, ...scored?.columns });
  if (random() < 0.35)
    await saveDecisions(
      tx,
      campaign,
      [
        {
          id: key.id,
          decision: oneOf(random, DECIDED),
          note: random() < 0.7 ? oneOf(random, NOTES[language]) : '',
        },
      ],
      campaign.ownerId,
      new Date(completedAt.getTime() + wholeBetween(random, 4, 40) * HOUR),
    );
};

/** Candidates spread over the time the campaign was open, from a fixed seed. */
export const createCandidates = async (
  tx: Tx,
  campaign: CampaignRow,
  { candidates, language = 'fr' }: Pick<DemoCampaign, 'candidates' | 'language'>,
  people: readonly Person[],
  now: Date,
): Promise<void> => {
  const random = seededRandom(campaign.customUrl.length * 7919 + people.length);
  const until = (campaign.closedAt ?? now).getTime() - 3 * HOUR;
  const from = campaign.createdAt.getTime() + 2 * HOUR;
  for (const [place, person] of people.entries()) {
    const isDone = place >= (candidates?.opened ?? 0);
    const share = (place + 0.2 + 0.6 * random()) / people.length;
    const openedAt = new Date(Math.round(from + (until - from) * share));
    const behaviour = {
      affinity: random() ** 0.6,
      isHasty: place % HASTY_EVERY === HASTY_EVERY - 1,
      isReserved: place % RESERVED_EVERY === RESERVED_EVERY - 1,
    };
    await apply(tx, random, { campaign, person, language, openedAt }, isDone ? behaviour : null);
  }
};
