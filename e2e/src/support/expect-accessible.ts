import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { endAnimations } from './end-animations.ts';

/** Zero violations of WCAG 2.2 A and AA and of axe's best practices. */
export const expectAccessible = async (
  page: Page,
  /** A selector of what is looked at elsewhere, and long to look at. */
  except?: string,
): Promise<void> => {
  await endAnimations(page);
  // Without frames of other sites there is no need of the second page that axe opens for them.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (except === undefined ? axe : axe.exclude(except)).analyze();
  const told = violations.map(
    (violation) =>
      `${violation.id}: ${violation.help} — ${violation.nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(told).toEqual([]);
};
