import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { endAnimations } from './end-animations.ts';

/** Zero violations of WCAG 2.2 A and AA and of axe's best practices. */
export const expectAccessible = async (
  page: Page,
  /** A selector of what is looked at elsewhere, and long to look at. */
  except?: string,
): Promise<void> => {
  // Without frames of other sites there is no need of the second page that axe opens for them.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (except !== undefined) axe.exclude(except);
  const violations = async (): Promise<string[]> => {
    await endAnimations(page);
    return (await axe.analyze()).violations.map(
      ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map((node) => node.html).join(' | ')}`,
    );
  };
  const told = await violations();
  // What only began to fade in is no fault: it is looked at again.
  expect(told.length === 0 ? told : await violations()).toEqual([]);
};
