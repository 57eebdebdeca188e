/** What runs in the measured page. Only here are its globals known: the other benches run in Node. */
interface PageElement {
  focus(): void;
  click(): void;
  querySelector(selectors: string): PageElement | null;
}
declare const document: Pick<PageElement, 'querySelector'> & {
  readonly activeElement: PageElement | null;
};
declare const window: { usableAt?: number; clickedAt?: number; shift?: number };
interface LayoutShift {
  readonly value: number;
  readonly startTime: number;
  readonly hadRecentInput: boolean;
}
declare class MutationObserver {
  constructor(changed: () => void);
  observe(watched: PageElement, options: object): void;
}
declare class PerformanceObserver {
  constructor(measured: (list: { getEntries(): readonly LayoutShift[] }) => void);
  observe(options: object): void;
}

/** Usable: the form's field, if it has one, takes the focus, and its button answers: it says what is missing, or goes on. */
export const watchForm = (): void => {
  const form = document.querySelector('form');
  const button = form?.querySelector('button[type=submit]');
  const field = form?.querySelector('input:not([type=checkbox])');
  field?.focus();
  if (!form || !button || (field && document.activeElement !== field)) {
    setTimeout(watchForm, 10);
    return;
  }
  new MutationObserver(() => {
    window.usableAt ??= performance.now();
  }).observe(form, { subtree: true, attributeFilter: ['aria-invalid', 'aria-disabled'] });
  window.clickedAt = performance.now();
  button.click();
};

/** Usable: what can be opened from the page is there. */
export const watchHome = (): void => {
  if (document.querySelector('[data-testid=home-modules] a')) window.usableAt = performance.now();
  else setTimeout(watchHome, 10);
};

/** What answers a click within half a second is expected: browsers leave it out of a hand's, here also of a script's. */
export const watchShift = (): void => {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput } of list.getEntries()) {
      const sinceClick = startTime - (window.clickedAt ?? Infinity);
      const isAnswer = hadRecentInput || (sinceClick >= 0 && sinceClick < 500);
      if (!isAnswer) window.shift = (window.shift ?? 0) + value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

export const readUsableAt = (): number | undefined => window.usableAt;
export const readShift = (): number => window.shift ?? 0;
