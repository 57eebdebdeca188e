import type { Locator, Page } from '@playwright/test';

const middle = async (target: Locator) => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Fingers that a tap is too little for. */
export const touchScreen = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  return {
    /** Two taps at one place, whatever stands there after the first. */
    doubleTap: async (target: Locator): Promise<void> => {
      const { x, y } = await middle(target);
      for (const _tap of [1, 2]) {
        await send('touchStart', x, y);
        await send('touchEnd');
      }
    },
    /** Holds something and moves it a little, as far as the drag begins. */
    pickUp: async (handle: Locator) => {
      const { x, y } = await middle(handle);
      await send('touchStart', x, y);
      await send('touchMove', x, y - 12);
      return {
        moveTo: (toX: number, toY: number) => send('touchMove', toX, toY),
        drop: () => send('touchEnd'),
        dropOn: async (target: Locator): Promise<void> => {
          const box = await target.boundingBox();
          if (!box) throw new Error('not on the page');
          const end = box.y + box.height / 2;
          for (let share = 1; share <= 5; share++)
            await send('touchMove', x, y + ((end - y) * share) / 5);
          await send('touchEnd');
        },
      };
    },
  };
};
