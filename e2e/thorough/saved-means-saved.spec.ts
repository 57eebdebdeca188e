import { fromAnswerItems, type ScreeningQuestionnaire } from '@cadran/contract';
import { type BrowserContext, expect, test } from '@playwright/test';
import { createCampaign, SHORT, shortLink } from '../support/candidate/campaign.ts';
import { driveCandidate } from '../support/candidate/candidate-driver.ts';
import { mouse } from '../support/devices/input-device.ts';

/** Scripts that run in the page before its own. */
const STORAGES: Readonly<Record<string, string>> = {
  'keeps answers': '',
  'denies every access to its storage':
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } });",
  'has no room left in its storage':
    "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };",
};

for (const [what, script] of Object.entries(STORAGES))
  test(`a browser that ${what}: closed at any step, the server has all that was called saved`, async ({
    browser,
    request,
  }) => {
    const campaign = await createCampaign(request, SHORT);
    let started = { id: '', token: '', resumeCode: '' };

    const openDevice = async (context: BrowserContext) => {
      await context.addInitScript(script);
      const page = await context.newPage();
      page.on('response', async (response) => {
        if (response.ok() && /questionnaires(\/resume)?$/.test(response.url()))
          started = await response.json();
      });
      return { page, someone: await driveCandidate(page, mouse, 'fr', campaign, 31) };
    };

    const stored = async (): Promise<ScreeningQuestionnaire> => {
      const answer = await request.get(`/api/screening/questionnaires/${started.id}`, {
        headers: { authorization: `Bearer ${started.token}` },
      });
      expect(answer.ok()).toBe(true);
      return answer.json();
    };

    let context = await browser.newContext();
    let { page, someone } = await openDevice(context);
    await page.goto(shortLink(campaign));
    await someone.start();
    const { steps, answers } = someone;
    for (const place of steps.keys()) {
      const step = someone.steps[place];
      if (!step) throw new Error('The steps are those of the same campaign.');
      const isOffline = place % 2 === 1;
      const note = (state: string) => page.locator(`[data-testid=save-note][data-state=${state}]`);
      await context.setOffline(isOffline);
      await someone.answer(step);
      await someone.goOn(step);
      if (isOffline) await expect(note('offline')).toBeVisible();
      await context.setOffline(false);
      await expect(note('saved')).toBeVisible();
      await context.close();

      const done = steps.slice(0, place + 1).map(({ name }) => name);
      const left = new Set(steps.slice(place + 1).map(({ name }) => name));
      const { contact, ...others } = Object.fromEntries(
        Object.entries(answers).filter(([part]) => done.includes(part) && !left.has(part)),
      );
      expect(await stored()).toMatchObject({ contact, answers: fromAnswerItems(others) });

      context = await browser.newContext();
      ({ page, someone } = await openDevice(context));
      await page.goto(`${shortLink(campaign)}#resume=${started.resumeCode}`);
      const next = steps[place + 1];
      await someone.expectAt(next?.part ?? step.part + 1, next?.page ?? 0);
    }
    await someone.finish();
    await context.close();
    expect(await stored()).toMatchObject({ status: 'completed' });
  });
