import type { PublicScreeningCampaign } from '@cadran/contract';
import type { CultureType } from '@cadran/contract/codes';
import type { Language } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { part } from './culture-part.tsx';

const CAMPAIGN = { profile: { culture: {} } } as unknown as PublicScreeningCampaign;
type Answers = Readonly<Record<string, CultureType | null>>;

const renderPage = async (language: Language = 'en') => {
  const next = vi.fn<() => void>();
  const Questionnaire = () => {
    const [answers, setAnswers] = useState<Answers>({});
    return (
      <part.Page
        campaign={CAMPAIGN}
        page={0}
        answers={answers}
        set={(item: string, value: unknown) =>
          setAnswers({ ...answers, [item]: value as CultureType | null })
        }
        questionnaireId="q1"
        next={next}
        skip={() => undefined}
      />
    );
  };
  await renderIn(language, <Questionnaire />);
  const { culture: t } = await respondent.instruments.load(language);
  const radio = (place: number): HTMLInputElement => {
    const found = screen.getAllByRole<HTMLInputElement>('radio')[place];
    if (!found) throw new Error(`no proposal ${place}`);
    return found;
  };
  /** As a finger, a mouse or a screen reader would send it. */
  const press = (place: number, pointer: PointerEventInit | null, detail = 1) => {
    if (pointer)
      radio(place).dispatchEvent(new PointerEvent('pointerdown', { ...pointer, bubbles: true }));
    act(() => {
      fireEvent.click(radio(place), { detail });
    });
  };
  const wait = (ms: number): void =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  return { t, next, radio, press, wait };
};

/** Safari reports no pressure. */
const FINGER = { pointerType: 'touch', pressure: 0, width: 20, height: 20 };
const MOUSE = { pointerType: 'mouse', pressure: 0.5, width: 1, height: 1 };
const VOICE_OVER = { pointerType: 'touch', pressure: 0, width: 0, height: 0 };
const TALK_BACK = { pointerType: 'mouse', pressure: 0, width: 1, height: 1 };

describe('a culture situation', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(languagesFor('en'))(
    'goes on a moment after a tap, and says so (%s)',
    async (language) => {
      const { t, next, radio, press, wait } = await renderPage(language);
      press(1, FINGER);
      expect(radio(1).checked).toBe(true);
      expect(screen.getByTestId('going-on').textContent).toContain(t.goingOn);
      expect(next).not.toHaveBeenCalled();
      wait(1100);
      expect(next).toHaveBeenCalledOnce();
    },
  );

  it('stays and takes the answer back when it is undone in time', async () => {
    const { t, next, radio, press, wait } = await renderPage();
    press(1, FINGER);
    act(() => screen.getByRole('button', { name: t.undo }).click());
    wait(3000);
    expect(next).not.toHaveBeenCalled();
    expect(radio(1).checked).toBe(false);
  });

  it.each([
    ['a mouse', MOUSE, 1],
    ['VoiceOver', VOICE_OVER, 1],
    ['TalkBack', TALK_BACK, 1],
    ['a keyboard', null, 0],
  ] as const)('only selects by %s', async (_what, pointer, detail) => {
    const { next, radio, press, wait } = await renderPage();
    press(2, pointer, detail);
    wait(3000);
    expect(radio(2).checked).toBe(true);
    expect(next).not.toHaveBeenCalled();
  });

  it('ignores the second tap of two, the first of which was on the page before', async () => {
    const { next, radio, press, wait } = await renderPage();
    press(2, FINGER, 2);
    fireEvent.dblClick(radio(2));
    wait(3000);
    expect(radio(2).checked).toBe(false);
    expect(next).not.toHaveBeenCalled();
  });

  it('goes on at once by a double click', async () => {
    const { next, radio, press } = await renderPage();
    press(0, MOUSE);
    fireEvent.dblClick(radio(0));
    expect(next).toHaveBeenCalledOnce();
  });
});
