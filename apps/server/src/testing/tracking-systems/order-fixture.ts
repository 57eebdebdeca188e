import {
  contract,
  fromAnswerItems,
  type ApiScope,
  type OrderProvider,
  type ScreeningCampaign,
} from '@cadran/contract';
import { simulateAnswers } from '@cadran/instruments/parts/screening-parts';
import { seededRandom } from '@cadran/instruments/seeded-random';
import type { MadeUser } from '@cadran/testing';
import { readConfig } from '../../env.ts';
import { processDueOnce } from '../../jobs/queue.ts';
import { webhookQueue } from '../../modules/webhooks/webhook-queue.ts';
import { candidateSession, createCampaign } from '../candidates/candidate-session.ts';
import { fullCampaign } from '../candidates/full-campaign.ts';
import { createTestApp } from '../test-app.ts';
import { startReceiver } from './receiver.ts';

/** An app that listens, and a tracking system beside it that it may call. */
export const createOrderFixture = async () => {
  const system = await startReceiver();
  const env = {
    OUTBOUND_HOSTS: `${system.origin}, *.tracking.example`,
    BASE_URL: 'https://hr.example.org',
  };
  const test = await createTestApp(env);
  const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const services = {
    config: readConfig({ NODE_ENV: 'test', ...env }, []),
    database: test.database.database,
    secrets: test.secrets,
    clock: () => test.now(),
  };

  const createKey = async (
    admin: MadeUser,
    scopes: readonly ApiScope[] = ['orders:write'],
  ): Promise<string> => {
    const asAdmin = await test.as(admin);
    const made = await asAdmin.call(contract.integration.createKey, {
      params: { id: admin.organizationId },
      body: { name: 'Tracking system', scopes },
    });
    return made.json<{ key: string }>().key;
  };

  return {
    test,
    system,
    origin,
    createKey,
    deliver: () => processDueOnce(webhookQueue(services), services),
    /** An organisation with a campaign, a key, and the token to return results with. */
    join: async (provider: OrderProvider, token = 'the token of the tests') => {
      const admin = await test.make.admin();
      const campaign = await createCampaign(test, admin, fullCampaign(`c-${admin.id}`));
      const saved = await (
        await test.as(admin)
      ).call(contract.assessmentOrders.saveTrackingSystem, {
        params: { id: admin.organizationId, provider },
        body: { token, apiUrl: provider === 'ashby' ? system.origin : null },
      });
      if (saved.statusCode !== 200) throw new Error(saved.body);
      return { admin, campaign, key: await createKey(admin), token };
    },
    /** Follows the personal link that was mailed last. */
    begin: async ({ id, organizationId }: ScreeningCampaign) => {
      const [mail] = await test.database.asSuperuser<{ invitation_id: string }>(
        `select invitation_id from mails where organization_id = $1 order by created_at desc limit 1`,
        [organizationId],
      );
      const body = { campaignId: id, language: 'en', consent: true };
      const started = await (
        await test.anonymous()
      ).call(contract.questionnaires.start, {
        body: { ...body, invitation: mail?.invitation_id },
      });
      if (started.statusCode !== 201) throw new Error(started.body);
      return candidateSession(test, started.json());
    },
    complete: async (own: ReturnType<typeof candidateSession>): Promise<void> => {
      const asked = await own.caller.call(contract.screening.readCampaign, {
        params: { id: own.campaignId },
      });
      const { contact = {}, ...items } = simulateAnswers(seededRandom(7), asked.json());
      const saved = await own.save({
        contact,
        answers: fromAnswerItems(items),
        status: 'completed',
      });
      if (saved.statusCode !== 200) throw new Error(saved.body);
    },
    close: async () => {
      await test.close();
      await system.close();
    },
  };
};
export type OrderFixture = Awaited<ReturnType<typeof createOrderFixture>>;
