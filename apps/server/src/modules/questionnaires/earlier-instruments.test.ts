import { contract, fromAnswerItems } from '@cadran/contract';
import { simulateAnswers } from '@cadran/instruments/parts/screening-parts';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { INSTRUMENTS_VERSION } from '@cadran/instruments/version';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCampaign, startCandidate } from '../../testing/candidates/candidate-session.ts';
import { fullCampaign } from '../../testing/candidates/full-campaign.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('finishes a questionnaire begun with earlier texts, which keeps its version', async () => {
  const campaign = await createCampaign(test, await test.make.user(), fullCampaign('earlier'));
  const own = await startCandidate(test, campaign.id);
  const earlier = INSTRUMENTS_VERSION - 1;
  await test.database.asSuperuser(
    'update screening_questionnaires set instruments_version = $2 where id = $1',
    [own.id, earlier],
  );
  const asked = await own.caller.call(contract.screening.readCampaign, {
    params: { id: campaign.id },
  });
  const { contact, ...items } = simulateAnswers(seededRandom(5), asked.json());
  const { culture, ...others } = fromAnswerItems(items);
  expect((await own.save({ contact, answers: { culture } })).statusCode).toBe(200);
  const done = await own.save({ answers: others, status: 'completed' });
  expect(done.json()).toMatchObject({ status: 'completed' });
  const [row] = await test.database.asSuperuser<Record<string, unknown>>(
    'select instruments_version, verdict from screening_questionnaires where id = $1',
    [own.id],
  );
  expect(row?.['instruments_version']).toBe(earlier);
});
