import type { Language } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import type { AnyCampaign } from '../questionnaire-module.ts';
import { NoticePage } from './notice-page.tsx';

const USUAL = { text: '30 to 40 minutes', from: 30, to: 40 };

const show = async (
  language: Language,
  changed: { minutes?: number | null; agreed?: boolean; onResume?: () => void } & Partial<
    Pick<AnyCampaign, 'showEstimatedDuration' | 'customization'>
  > = {},
) => {
  const { minutes = 34, agreed = false, onResume = null, ...campaign } = changed;
  const view = await renderIn(
    language,
    <NoticePage
      campaign={
        {
          showEstimatedDuration: false,
          customization: { introduction: { fr: null, en: null } },
          ...campaign,
        } as AnyCampaign
      }
      title="Analyst"
      welcome="Welcome."
      reassurance="Be yourself."
      minutes={minutes}
      agreed={agreed}
      usual={USUAL}
      facts={[]}
      start="Begin"
      onStart={() => Promise.resolve()}
      onResume={onResume}
    />,
  );
  const { begin } = await respondent.entry.load(language);
  return {
    ...view,
    duration: () => screen.getByText(begin.duration).nextElementSibling?.textContent,
  };
};

describe.each(languagesFor('fr'))('the first page (%s)', (language) => {
  it.each([
    [1, false, { fr: 'Environ 1 minute', en: 'About 1 minute' }],
    [29, false, { fr: 'Environ 29 minutes', en: 'About 29 minutes' }],
    [30, false, { fr: USUAL.text, en: USUAL.text }],
    [40, false, { fr: USUAL.text, en: USUAL.text }],
    [41, false, { fr: 'Environ 41 minutes', en: 'About 41 minutes' }],
    [34, true, { fr: 'Environ 34 minutes', en: 'About 34 minutes' }],
  ] as const)(
    'says the computed duration, or the usual words where they hold it: %i',
    async (minutes, showEstimatedDuration, expected) => {
      const { duration } = await show(language, { minutes, showEstimatedDuration });
      expect(duration()).toBe(expected[language]);
    },
  );

  it('keeps the line of a duration that is not known yet', async () => {
    const { duration } = await show(language, { minutes: null });
    expect(duration()?.trim()).toBe('');
  });

  it('names the position, and the organisation’s words instead of ours', async () => {
    const { unmount } = await show(language);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Analyst');
    expect(screen.getByText(/Be yourself/)).toBeDefined();
    unmount();
    const other = language === 'fr' ? 'en' : 'fr';
    const words = { title: 'Hello', html: '<p>Come in.</p>' };
    const introduction = { [language]: null, [other]: words };
    await show(language, { customization: { introduction } as AnyCampaign['customization'] });
    // Written in one language only, it is shown in that one.
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello');
    expect(screen.getByText('Come in.').closest('[lang]')?.getAttribute('lang')).toBe(other);
    expect(screen.queryByText(/Be yourself/)).toBeNull();
  });

  it('has the languages and the way back on it, until it has begun', async () => {
    const onResume = vi.fn<() => void>();
    const { user, unmount } = await show(language, { onResume });
    const { resume, chooseLanguage } = await respondent.entry.load(language);
    expect(screen.getByRole('group', { name: chooseLanguage })).toBeDefined();
    await user.click(screen.getByRole('button', { name: resume.offer }));
    expect(onResume).toHaveBeenCalledOnce();
    unmount();
    await show(language, { agreed: true });
    expect(screen.queryByRole('group', { name: chooseLanguage })).toBeNull();
  });
});
