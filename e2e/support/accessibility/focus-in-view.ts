import { expect, type Page } from '@playwright/test';

const MAX_STOPS = 40;

/** What of the focused control can be seen: null if all of it is outside the window or covered. */
const focusedControl = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { name: '', seen: true };
    const name = `${focused.tagName} ${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 60)}`;
    // A radio button may be invisible, with its label as the control.
    const box = (element: Element) => element.getBoundingClientRect();
    const control =
      box(focused).width > 4 && getComputedStyle(focused).opacity !== '0'
        ? focused
        : (focused.closest('label') ?? focused.parentElement ?? focused);
    const { left, top, width, height } = box(control);
    const isOurs = (x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (control.contains(hit) || hit.contains(control));
    };
    const shares = [0.05, 0.25, 0.5, 0.75, 0.95];
    const seen = shares.some((across) =>
      shares.some((down) => isOurs(left + width * across, top + height * down)),
    );
    return { name, seen };
  });

/** Tab after Tab, no bar or dialog covers the control that has the focus (WCAG 2.4.11). */
export const expectFocusInView = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
  const hidden: string[] = [];
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    // Scrolling to the focus takes a frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
    const { name, seen } = await focusedControl(page);
    if (name === '') break;
    // What slides in, such as the link to the content, is there a little later.
    if (!seen) await page.waitForTimeout(500);
    if (!seen && !(await focusedControl(page)).seen) hidden.push(name);
  }
  expect.soft(hidden, `${page.url()} at ${page.viewportSize()?.width} pixels`).toEqual([]);
};
