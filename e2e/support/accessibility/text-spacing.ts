import { expect, type Page } from '@playwright/test';

/** The settings of a reader that no text may be lost by (WCAG 1.4.12). */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Texts of which an ancestor that cannot be scrolled hides a part, and texts of figures that run into one another. */
const lostTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const TOLERANCE = 1.5;
    const hides = (value: string): boolean => value === 'hidden' || value === 'clip';
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const looks = new Map<Element, { style: CSSStyleDeclaration; frame: DOMRect }>();
    const lookOf = (element: Element) => {
      const known = looks.get(element);
      if (known) return known;
      const look = { style: getComputedStyle(element), frame: element.getBoundingClientRect() };
      looks.set(element, look);
      return look;
    };
    const lost: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const parent = node.parentElement;
      if (text === '' || !parent || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      // For screen readers only.
      if (box.width < 2 || box.height < 2) continue;
      let [isScrolledX, isScrolledY] = [false, false];
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const { style, frame } = lookOf(around);
        if (frame.width <= 1 || frame.height <= 1) break;
        const isCutX =
          hides(style.overflowX) &&
          (box.left < frame.left - TOLERANCE || box.right > frame.right + TOLERANCE);
        const isCutY =
          hides(style.overflowY) &&
          (box.top < frame.top - TOLERANCE || box.bottom > frame.bottom + TOLERANCE);
        if ((isCutX && !isScrolledX) || (isCutY && !isScrolledY)) {
          lost.push(`cut: ${text.slice(0, 60)}`);
          break;
        }
        isScrolledX ||= ['auto', 'scroll'].includes(style.overflowX);
        isScrolledY ||= ['auto', 'scroll'].includes(style.overflowY);
        if (style.position === 'fixed') break;
      }
    }
    const overlap = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 3;
    for (const figure of document.querySelectorAll('svg')) {
      const words = [...figure.querySelectorAll('text')].filter(isShown);
      const boxes = words.map((word) => word.getBoundingClientRect());
      for (const [index, box] of boxes.entries())
        for (let other = index + 1; other < boxes.length; other += 1) {
          const next = boxes[other];
          if (next && overlap(box, next))
            lost.push(`covered: ${words[index]?.textContent} / ${words[other]?.textContent}`);
        }
    }
    return lost;
  });

/** As an extension of the browser does: the page's policy allows no style of others. */
const setSpacing = (page: Page, content: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = rules === '' ? [] : [sheet];
  }, content);

/** What can be read can still be read with more space between letters, words and lines. */
export const expectTextsWithSpacing = async (page: Page): Promise<void> => {
  const before = new Set(await lostTexts(page));
  await setSpacing(page, SPACING);
  const lost = (await lostTexts(page)).filter((text) => !before.has(text));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await setSpacing(page, '');
  const where = `${page.url()} at ${page.viewportSize()?.width} pixels`;
  expect.soft(lost, where).toEqual([]);
  expect.soft(wide, `${where}: wider than the window`).toBeLessThanOrEqual(0);
};
