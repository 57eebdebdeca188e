import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderIn } from '../../../../testing/render-in.tsx';
import { Scale } from './scale.tsx';

const STEPS = Array.from({ length: 9 }, (_, place) => ({
  value: place - 1,
  label: `Step ${place - 1}`,
  anchor: place % 4 === 0,
}));
const ITEMS = ['peace', 'power', 'play'];

const renderScales = async (initial: Readonly<Record<string, number>> = {}) => {
  const shown = vi.fn<(item: string) => void>();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown(this.getAttribute('data-item') ?? '');
  });
  const Page = () => {
    const [answers, setAnswers] = useState(initial);
    return ITEMS.map((item) => (
      <Scale
        key={item}
        item={item}
        legend={item}
        steps={STEPS}
        slides
        value={answers[item] ?? null}
        onChange={(value) => setAnswers({ ...answers, [item]: value })}
      />
    ));
  };
  const { user } = await renderIn('en', <Page />);
  const scale = (item: string) => within(screen.getByRole('group', { name: item }));
  return {
    user,
    shown,
    scale,
    step: (item: string, name: string) =>
      scale(item).getByRole<HTMLInputElement>('radio', { name }),
  };
};

describe('a scale', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('brings the next statement into view when it is answered', async () => {
    const { user, shown, step } = await renderScales();
    await user.click(step('peace', 'Step 3'));
    expect(shown.mock.calls).toEqual([['power']]);
  });

  it('leaves the page where it is when the next one has its answer, or there is none', async () => {
    const { user, shown, step } = await renderScales({ power: 0 });
    await user.click(step('peace', 'Step 3'));
    await user.click(step('play', 'Step 3'));
    expect(shown).not.toHaveBeenCalled();
  });

  it('follows a finger that slides over it, and names the step in words', async () => {
    const { shown, scale, step } = await renderScales();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 900, 44),
    );
    const slideTo = (type: string, x: number, pointer: PointerEventInit) =>
      act(() => {
        step('peace', 'Step -1').dispatchEvent(
          new PointerEvent(type, { clientX: x, bubbles: true, ...pointer }),
        );
      });
    const finger = { pointerType: 'touch', buttons: 1 };
    slideTo('pointermove', 450, finger);
    expect(step('peace', 'Step 3').checked).toBe(true);
    slideTo('pointermove', 2000, finger);
    expect(step('peace', 'Step 7').checked).toBe(true);
    expect(scale('peace').getAllByText('Step 7')).toHaveLength(3);
    slideTo('pointerup', 2000, finger);
    expect(shown.mock.calls).toEqual([['power']]);
    slideTo('pointermove', 10, { pointerType: 'mouse', buttons: 1 });
    expect(step('peace', 'Step 7').checked).toBe(true);
  });
});
