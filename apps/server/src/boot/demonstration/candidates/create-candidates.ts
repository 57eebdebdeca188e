import { randomUUID } from 'node:crypto';
import { type Decision, type Language, NOTICE_VERSION } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { oneOf, type Random, wholeBetween } from '@cadran/instruments/parts/simulating';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { INSTRUMENTS_VERSION } from '@cadran/instruments/version';
import { saveDecision } from '../../../queries/applicants.ts';
import { keepNewer } from '../../../queries/questionnaire-answers.ts';
import {
  findQuestionnaire,
  insertQuestionnaire,
  keepNewerContact,
} from '../../../queries/questionnaires.ts';
import type { CampaignRow } from '../../../queries/screening-campaigns.ts';
import { askedOf } from '../../../services/questionnaire/asked-of.ts';
import { checkAnswers } from '../../../services/questionnaire/check-answers.ts';
import { completeQuestionnaire } from '../../../services/questionnaire/complete-questionnaire.ts';
import { contactStamps, stampedAnswers } from '../../../services/questionnaire/stamped-items.ts';
import type { DemonstrationCampaign } from '../demonstration-campaign.ts';
import { answerAs } from './answer-as.ts';
import { addressed, type Person } from './people.ts';

const HOUR = 3_600_000;
/** One in so many clicks through without reading. */
const HASTY_EVERY = 12;

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
  email: `${addressed(firstName)}.${addressed(lastName)}@example.org`,
  phone: `+41 79 ${wholeBetween(random, 200, 899)} ${wholeBetween(random, 10, 99)} ${wholeBetween(random, 10, 99)}`,
});

interface Applying {
  readonly campaign: CampaignRow;
  readonly person: Person;
  readonly language: Language;
  readonly openedAt: Date;
}

/** By the code that a candidate's own calls run through, so that what is stored is what they would have left. */
const apply = async (
  tx: Tx,
  random: Random,
  { campaign, person, language, openedAt }: Applying,
  temper: { affinity: number; isHasty: boolean } | null,
): Promise<void> => {
  const key = { organizationId: campaign.organizationId, id: randomUUID() };
  await insertQuestionnaire(tx, {
    ...key,
    campaignId: campaign.id,
    language,
    consentedAt: openedAt,
    consentVersion: NOTICE_VERSION,
    openedAt,
    instrumentsVersion: INSTRUMENTS_VERSION,
  });
  const contact = contactOf(random, person);
  await keepNewerContact(tx, key, contact, contactStamps({ contact }, openedAt));
  if (temper === null) return;
  const asked = askedOf(campaign);
  const given = answerAs(random, temper, campaign.profile, asked, language);
  checkAnswers(given.answers, asked);
  await keepNewer(tx, key, stampedAnswers(given, openedAt));
  const completedAt = new Date(openedAt.getTime() + wholeBetween(random, 24, 58) * 60_000);
  await completeQuestionnaire(tx, await findQuestionnaire(tx, key), campaign, completedAt);
  if (random() < 0.35)
    await saveDecision(tx, key, {
      decision: oneOf(random, DECIDED),
      note: random() < 0.7 ? oneOf(random, NOTES[language]) : '',
      by: campaign.ownerId,
      at: new Date(completedAt.getTime() + wholeBetween(random, 4, 40) * HOUR),
    });
};

/** Candidates spread over the time the campaign was open; the same ones at every first start. */
export const createCandidates = async (
  tx: Tx,
  campaign: CampaignRow,
  { applicants, language = 'fr' }: Pick<DemonstrationCampaign, 'applicants' | 'language'>,
  people: readonly Person[],
  now: Date,
): Promise<void> => {
  const random = seededRandom(campaign.customUrl.length * 7919 + people.length);
  const until = (campaign.closedAt ?? now).getTime() - 3 * HOUR;
  const from = campaign.createdAt.getTime() + 2 * HOUR;
  for (const [place, person] of people.entries()) {
    const isDone = place >= (applicants?.opened ?? 0);
    const share = (place + 0.2 + 0.6 * random()) / people.length;
    const openedAt = new Date(Math.round(from + (until - from) * share));
    const temper = { affinity: random() ** 0.6, isHasty: place % HASTY_EVERY === HASTY_EVERY - 1 };
    await apply(tx, random, { campaign, person, language, openedAt }, isDone ? temper : null);
  }
};
