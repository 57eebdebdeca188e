import type { Locator } from '@playwright/test';
import { settled, type Sitter } from './studio.ts';

interface Step {
  readonly name: string;
  readonly page: number;
}

interface Walker<S extends Step> {
  readonly steps: readonly S[];
  readonly next: Locator;
  readonly answer: (step: S) => Promise<void>;
  readonly goOn: (step: S) => Promise<void>;
}

/** Every page as it comes; the first of each part also refused and filled in. */
export const walkThrough = async <S extends Step>(
  { page, shoot }: Sitter,
  someone: Walker<S>,
  folder: string,
  between: (step: S) => Promise<void> = async () => undefined,
): Promise<void> => {
  for (const step of someone.steps) {
    await settled(page);
    const name = `${folder}/${step.name}-${step.page + 1}`;
    await shoot(name);
    if (step.page === 0) {
      await someone.next.click();
      // Where nothing is required the next page came.
      const isRefused = await page.locator('.summary').isVisible();
      if (isRefused) await shoot(`${name}-refused`);
      else await page.goBack();
    }
    await between(step);
    await someone.answer(step);
    if (step.page === 0) await shoot(`${name}-filled`);
    await someone.goOn(step);
  }
  await settled(page);
};
