import { createHash, randomBytes } from 'node:crypto';
import {
  createStamp,
  fromAnswerItems,
  type Module,
  newScreeningCampaign,
  toAnswerItems,
} from '@cadran/contract';
import { fillTables } from '@cadran/db/bulk';
import { seededRandom } from '@cadran/instruments/seeded-random';
import pg from 'pg';
import { ATELIER_MERCURE_CAMPAIGNS } from '../../../../apps/server/demo/screening/atelier-mercure.ts';
import { simulateQuestionnaire } from '../../../../apps/server/demo/screening/simulate-questionnaire.ts';
import { askedParts } from '../../../../apps/server/src/modules/questionnaires/answers/asked-parts.ts';
import type { SeededServer } from '../../measuring/seeded-server.ts';

export interface Respondent {
  readonly id: string;
  readonly token: string;
}

export const openCampaigns = async (owner: pg.Client): Promise<void> => {
  for (const module of ['screening', 'profiling'])
    await owner.query(`update ${module}_campaigns set status = 'open', closed_at = null`);
};

/** Tokens of started candidates, created as the server does. */
export const createTokens = async (on: SeededServer, module: Module): Promise<Respondent[]> => {
  const client = new pg.Client(on.connection('owner'));
  await client.connect();
  const { rows } = await client.query<{ organization_id: string; id: string }>(
    `select q.organization_id, q.id from ${module}_questionnaires q
     join ${module}_campaigns c on c.organization_id = q.organization_id and c.id = q.campaign_id
     where c.status = 'open' ${module === 'screening' ? `and q.status = 'opened'` : ''}`,
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
        module,
        questionnaire_id: id,
      })),
    );
  });
  return people;
};

export interface Submission {
  readonly name: string;
  readonly module: Module;
  /** The request body. */
  readonly body: string;
  /** The same data as one row, to measure PostgreSQL alone. */
  readonly row: readonly unknown[];
}

const campaign = newScreeningCampaign.parse(ATELIER_MERCURE_CAMPAIGNS[0]?.body);

/** Every campaign asks what `candidate` answers. */
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

export const candidate = (): { page: Submission; whole: Submission; pages: string[] } => {
  const body = campaign;
  const profile = body.profile as Parameters<typeof simulateQuestionnaire>[2];
  const asked = askedParts({ profile, questions: body.questions });
  const behaviour = { affinity: 0.6, isHasty: false };
  const { answers, timings } = simulateQuestionnaire(
    seededRandom(1),
    behaviour,
    profile,
    asked,
    'fr',
  );
  const stamps = Object.fromEntries(
    Object.entries(answers).map(([part, items]) => [
      part,
      Object.fromEntries(
        Object.keys(items ?? {}).map((item) => [item, createStamp(Date.now(), 0)]),
      ),
    ]),
  );
  const onePage = { values: answers.values };
  return {
    pages: inPages(answers, timings, PAGES),
    page: {
      name: 'A page saved by a candidate',
      module: 'screening',
      body: JSON.stringify({ answers: onePage }),
      row: [onePage, stamps['values']],
    },
    whole: {
      name: 'A whole questionnaire sent and scored',
      module: 'screening',
      body: JSON.stringify({ answers, timings, status: 'completed' }),
      row: [answers, stamps],
    },
  };
};
