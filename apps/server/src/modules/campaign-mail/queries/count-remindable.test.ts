import { MAIL_LIMITS } from '@cadran/contract';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { profilingStore } from '../../culture-audits/index.ts';
import { screeningStore } from '../../screening/index.ts';
import { selectReminderRecipients } from '../recipients/campaign-recipients.ts';
import { countRemindable } from './count-remindable.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const HOUR = 3_600_000;
const random = seededRandom(12);
const below = (limit: number): number => Math.floor(random() * limit);

/** Invitations, questionnaires and reminders that overlap by chance: few addresses, some in capitals. */
const entangled = async (module: 'screening' | 'profiling') => {
  const owner = await test.make.user();
  const { organizationId } = owner;
  const campaign =
    module === 'screening'
      ? await test.make.screeningCampaign(owner)
      : await test.make.profilingCampaign(owner);
  const questionnaires: string[] = [];
  if (module === 'screening')
    for (let n = 0; n < 25; n += 1) {
      const email = `${random() < 0.3 ? 'P' : 'p'}${below(14)}@r.org`;
      const { id } = await test.make.candidate(campaign, {
        status: random() < 0.3 ? 'completed' : 'opened',
        contact: random() < 0.15 ? {} : { email: random() < 0.1 ? '' : email },
      });
      questionnaires.push(id);
    }
  const invite = async (n: number): Promise<string | undefined> => {
    const began = random() < 0.6 ? questionnaires.splice(below(questionnaires.length), 1)[0] : null;
    const [row] = await test.database.asSuperuser<{ id: string }>(
      `insert into invitations (organization_id, ${module}_campaign_id, email, language, invited_at, questionnaire_id)
       values ($1, $2, $3, 'fr', now(), $4) returning id`,
      [organizationId, campaign.id, `p${n}@r.org`, began ?? null],
    );
    return row?.id;
  };
  const all = [...questionnaires];
  const invitations: (string | undefined)[] = [];
  for (let n = 0; n < 10; n += 1) invitations.push(await invite(n));
  const mail = (kind: string, status: string, of: object, hoursAgo: number) =>
    test.database.asSuperuser(
      `insert into mails (organization_id, kind, status, recipient, language, data, invitation_id, questionnaire_id,
         created_at, due_at, expires_at, sent_at)
       select $1::uuid, $2, $3::text, 'x@r.org', 'fr', '{}'::jsonb, $4::uuid, $5::uuid, at, at, at, case when $3 = 'sent' then at end
       from (select $6::timestamptz as at) t`,
      [
        organizationId,
        kind,
        status,
        'invitation' in of ? of.invitation : null,
        'questionnaire' in of ? of.questionnaire : null,
        new Date(test.now().getTime() - hoursAgo * HOUR),
      ],
    );
  for (const invitation of invitations) {
    if (random() < 0.8)
      await mail('invitation', random() < 0.7 ? 'sent' : 'failed', { invitation }, 200);
    for (let n = below(MAIL_LIMITS.reminders + 2); n > 0; n -= 1)
      await mail('reminder', 'sent', { invitation }, below(100));
  }
  for (const questionnaire of all)
    if (random() < 0.4) await mail('reminder', 'sent', { questionnaire }, below(60));
  return { organizationId, id: campaign.id };
};

const STORES = { screening: screeningStore, profiling: profilingStore };

describe('the number of people to remind', () => {
  it.each(['screening', 'profiling'] as const)(
    'is that of those a reminder is sent to (%s)',
    async (module) => {
      const found: number[] = [];
      for (let turn = 0; turn < 12; turn += 1) {
        const { organizationId, id } = await entangled(module);
        await test.database.database.withTenant(organizationId, async (tx) => {
          const campaign = await STORES[module].findCampaign(tx, id);
          const of = {
            module,
            campaign,
            codes: null,
            contactEmail: null,
            allowPersonalReport: false,
            duration: null,
          };
          const request = { to: undefined, language: 'fr' } as const;
          const { recipients } = await selectReminderRecipients(tx, of, request, test.now());
          found.push(recipients.length);
          expect(await countRemindable(tx, module, campaign, test.now())).toBe(recipients.length);
        });
      }
      expect(Math.max(...found)).toBeGreaterThan(Math.min(...found));
    },
  );
});
