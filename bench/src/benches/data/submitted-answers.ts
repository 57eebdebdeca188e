import { createHash, randomBytes } from 'node:crypto';
import { fromAnswerItems, newScreeningCampaign, toAnswerItems } from '@cadran/contract';
import { fillTables } from '@cadran/db/bulk';
import { seededRandom } from '@cadran/instruments/seeded-random';
import pg from 'pg';
import { ATELIER_MERCURE_CAMPAIGNS } from '../../../../apps/server/demo/screening/atelier-mercure.ts';
import { simulateQuestionnaire } from '../../../../apps/server/demo/screening/simulate-questionnaire.ts';
import { askedParts } from '../../../../apps/server/src/modules/questionnaires/answers/asked-parts.ts';
import type { Caller } from '../../measuring/caller.ts';
import type { SeededServer } from '../../measuring/seeded-server.ts';

export interface Respondent {
  readonly id: string;
  readonly token: string;
}

export const openCampaigns = async (owner: pg.Client): Promise<void> => {
  await owner.query(`update screening_campaigns set status = 'open', closed_at = null`);
};

/** Tokens of started candidates, created as the server does. */
export const createTokens = async (on: SeededServer): Promise<Respondent[]> => {
  const client = new pg.Client(on.connection('owner'));
  await client.connect();
  const { rows } = await client.query<{ organization_id: string; id: string }>(
    `select q.organization_id, q.id from screening_questionnaires q
     join screening_campaigns c on c.organization_id = q.organization_id and c.id = q.campaign_id
     where c.status = 'open' and q.status = 'opened'`,
  );
  await client.end();
  const people = rows.map((row) => ({ ...row, token: randomBytes(32).toString('base64url') }));
  const expiresAt = new Date(Date.now() + 3_600_000);
  await fillTables(on.connection('owner'), async (filling) => {
    await filling.copy(
      'access_tokens',
      people.map(({ organization_id, id, token }) => ({
        token_hash: createHash('sha256').update(token).digest(),
        expires_at: expiresAt,
        organization_id,
        module: 'screening',
        questionnaire_id: id,
      })),
    );
  });
  return people;
};

const campaign = newScreeningCampaign.parse(ATELIER_MERCURE_CAMPAIGNS[0]?.body);

/** Every campaign asks what `candidatePages` answer. */
export const askTheSame = async (owner: pg.Client): Promise<void> => {
  await owner.query(
    'update screening_campaigns set profile = $1, questions = $2, version = version + 1',
    [campaign.profile, JSON.stringify(campaign.questions)],
  );
};

const CONTACT = {
  firstName: 'Ada',
  lastName: 'Bench',
  email: 'ada@example.org',
  phone: '+33 1 70 18 00 00',
};

/** What one respondent sends, in so many pages; the first brings the contact details. */
const inPages = (answers: object, timings: object, count: number): string[] => {
  const items = Object.entries(toAnswerItems(answers as Record<string, unknown>)).flatMap(
    ([part, given]) => Object.entries(given).map(([item, value]) => ({ part, item, value })),
  );
  const size = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, page) => {
    const parts: Record<string, Record<string, unknown>> = {};
    for (const { part, item, value } of items.slice(page * size, (page + 1) * size))
      parts[part] = { ...parts[part], [item]: value };
    const first = page === 0 ? { contact: CONTACT, timings } : {};
    return JSON.stringify({ ...first, answers: fromAnswerItems(parts) });
  });
};

const PAGES = 10;

/** The pages that a candidate sends, one after the other. */
export const candidatePages = (): string[] => {
  const { profile, questions } = campaign;
  const { answers, timings } = simulateQuestionnaire(
    seededRandom(1),
    { affinity: 0.6, isHasty: false },
    profile as Parameters<typeof simulateQuestionnaire>[2],
    askedParts({ profile: profile as Parameters<typeof simulateQuestionnaire>[2], questions }),
    'fr',
  );
  return inPages(answers, timings, PAGES);
};

export const COMPLETED = JSON.stringify({ status: 'completed' });

/** Saves everything that a candidate sends but the last call; returns that one. */
export const saveAnswers = async (
  caller: Caller,
  pages: readonly string[],
  { id, token }: Respondent,
): Promise<() => Promise<void>> => {
  const path = `/screening/questionnaires/${id}`;
  const put = async (body: string): Promise<void> => {
    const answer = await caller.call('PUT', path, body, token);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`);
  };
  for (const page of pages) await put(page);
  return () => put(COMPLETED);
};
