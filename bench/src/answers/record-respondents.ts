import { type Browser, expect } from '@playwright/test';
import { ATELIER_MERCURE_CAMPAIGNS } from '../../../apps/server/demo/screening/atelier-mercure.ts';
import {
  createCampaign,
  shortLink as campaignLink,
} from '../../../e2e/support/candidate/campaign.ts';
import { driveCandidate } from '../../../e2e/support/candidate/candidate-driver.ts';
import { mouse } from '../../../e2e/support/devices/input-device.ts';
import { createAudit, shortLink as auditLink } from '../../../e2e/support/respondent/campaign.ts';
import { driveRespondent } from '../../../e2e/support/respondent/respondent-driver.ts';
import { type RecordedCall, recordCalls } from './record-calls.ts';

/** With targets, so that completing computes every score. */
const { culture, values, personality, motivations } =
  ATELIER_MERCURE_CAMPAIGNS[0]?.body.profile ?? {};
const FOUR_INSTRUMENTS = {
  profile: { culture, values, personality, motivations },
  questions: [],
};

interface Answering<S> {
  readonly answer: (step: S) => Promise<void>;
}
interface Turning<S> {
  readonly steps: readonly S[];
  readonly start: () => Promise<void>;
  readonly goOn: (step: S) => Promise<void>;
}

/** A page is turned right after its last answer. */
const answerAll = async <S>(answering: Answering<S>, turning: Turning<S>): Promise<void> => {
  await turning.start();
  for (const step of turning.steps) {
    await answering.answer(step);
    await turning.goOn(step);
  }
};

/** Records candidates of one campaign and employees of one audit. */
export const createRecorder = async (browser: Browser, address: string) => {
  const { request } = await browser.newContext({ baseURL: address });
  const campaign = await createCampaign(request, FOUR_INSTRUMENTS);
  const audit = await createAudit(request);
  return {
    candidate: (paceMs: number): Promise<readonly RecordedCall[]> =>
      recordCalls(browser, address, paceMs, async (page, slow) => {
        const turning = await driveCandidate(page, mouse, 'fr', campaign, 1);
        await page.goto(campaignLink(campaign));
        await answerAll(await driveCandidate(page, slow, 'fr', campaign, 1), turning);
        await turning.finish();
      }),
    employee: (paceMs: number): Promise<readonly RecordedCall[]> =>
      recordCalls(browser, address, paceMs, async (page, slow) => {
        const turning = await driveRespondent(page, mouse, 'fr', audit, 1);
        await page.goto(auditLink(audit));
        await answerAll(await driveRespondent(page, slow, 'fr', audit, 1), turning);
        await turning.send();
        await expect(page.getByText(turning.words.employee.thanks.sent)).toBeVisible();
      }),
  };
};
