import { expect, type Page, test } from '@playwright/test';
import { createCampaign, shortLink } from '../support/candidate/campaign.ts';
import {
  driveCandidate,
  enteredAnswers,
  loadStored,
} from '../support/candidate/candidate-driver.ts';
import { createAudit, shortLink as auditLink } from '../support/respondent/campaign.ts';
import {
  driveRespondent,
  loadStored as loadAudit,
} from '../support/respondent/respondent-driver.ts';
import {
  expectNoSidewaysScroll,
  expectToFitSmallScreens,
} from '../support/devices/expect-no-sideways-scroll.ts';
import { type InputDevice, keyboard, touch } from '../support/devices/input-device.ts';
import { countPresses } from '../support/effort/count-presses.ts';

/** A phone in the hand; a respondent without animations, so that the script does not wait for them. */
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/** The four psychometric sections, every item of them. */
const FOUR_SECTIONS = {
  profile: {
    culture: { target: null },
    values: { target: null },
    personality: { target: null },
    motivations: { target: null },
  },
  questions: [],
};

const DEVICES: Readonly<Record<'touch' | 'keyboard', (page: Page) => InputDevice>> = {
  touch: () => touch,
  keyboard,
};
/** From the link to the thanks, contact details included; what is typed into a field is not counted by touch. */
const MOST_TAPS = { candidate: 195, employee: 105 };

for (const [kind, device] of Object.entries(DEVICES)) {
  const expectToFit = kind === 'keyboard' ? expectToFitSmallScreens : expectNoSidewaysScroll;
  test(`a candidate answers the four sections by ${kind}`, async ({ page, request }) => {
    const campaign = await createCampaign(request, FOUR_SECTIONS);
    const someone = await driveCandidate(page, device(page), 'fr', campaign, 12);
    const count = await countPresses(page);
    await page.goto(shortLink(campaign));
    await expectToFit(page);
    await someone.start();
    for (const step of someone.steps) {
      await someone.answer(step);
      if (step.page === 0) await expectToFit(page);
      await someone.goOn(step);
    }
    await someone.finish();
    const { taps, keys, seconds } = await count();
    process.stdout.write(
      `candidate by ${kind}: ${taps} taps, ${keys} keys, ${seconds} s scripted\n`,
    );
    expect(await loadStored(page, campaign)).toMatchObject({
      status: 'completed',
      ...enteredAnswers(someone),
    });
    expect(taps).toBeLessThanOrEqual(kind === 'touch' ? MOST_TAPS.candidate : 0);
  });

  test(`an employee answers an audit by ${kind}`, async ({ page, request }) => {
    const mandatory = { unit: true, age: true, gender: true, tenure: true };
    const campaign = await createAudit(request, { mandatory });
    const someone = await driveRespondent(page, device(page), 'fr', campaign, 62);
    const count = await countPresses(page);
    await page.goto(auditLink(campaign));
    await expectToFit(page);
    await someone.start();
    for (const step of someone.steps) {
      await someone.answer(step);
      if (step.page === 0) await expectToFit(page);
      await someone.goOn(step);
    }
    const { segments, ...answers } = someone.answers;
    await expect
      .poll(async () => {
        const stored = await loadAudit(page, campaign);
        return { segments: stored.segments, answers: stored.answers };
      })
      .toEqual({ segments, answers });
    await someone.send();
    await expect(page.getByText(someone.words.employee.thanks.sent)).toBeVisible();
    const { taps, keys, seconds } = await count();
    process.stdout.write(
      `employee by ${kind}: ${taps} taps, ${keys} keys, ${seconds} s scripted\n`,
    );
    expect(taps).toBeLessThanOrEqual(kind === 'touch' ? MOST_TAPS.employee : 0);
  });
}
