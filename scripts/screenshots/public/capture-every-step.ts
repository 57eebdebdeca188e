import type { Locator } from '@playwright/test';
import { waitUntilIdle, type ScreenshotSession } from '../screenshot-session.ts';

interface Step {
  readonly name: string;
  readonly page: number;
}

interface Respondent<S extends Step> {
  readonly steps: readonly S[];
  readonly next: Locator;
  readonly answer: (step: S) => Promise<void>;
  readonly goOn: (step: S) => Promise<void>;
}

/** Captures every page; the first of each part also with errors and filled in. */
export const captureEveryStep = async <S extends Step>(
  { page, capture }: ScreenshotSession,
  someone: Respondent<S>,
  folder: string,
  between: (step: S) => Promise<void> = async () => undefined,
): Promise<void> => {
  for (const step of someone.steps) {
    await waitUntilIdle(page);
    const name = `${folder}/${step.name}-${step.page + 1}`;
    await capture(name);
    if (step.page === 0) {
      await someone.next.click();
      // If nothing is required, the next page has opened.
      const isRefused = await page.getByTestId('error-summary').isVisible();
      if (isRefused) await capture(`${name}-refused`);
      else await page.goBack();
    }
    await between(step);
    await someone.answer(step);
    if (step.page === 0) await capture(`${name}-filled`);
    await someone.goOn(step);
  }
  await waitUntilIdle(page);
};
