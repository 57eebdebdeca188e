import { type Language, SUPPORTED_LANGUAGES } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderIn } from '../../../testing/render-in.tsx';
import type { AnyCampaign } from '../questionnaire-module.ts';
import { NoticePage } from './notice-page.tsx';

const USUAL = '30 to 40 minutes';

const shownDuration = async (language: Language, usual: string | null, minutes: number) => {
  const campaign = {
    customization: { introduction: { fr: null, en: null } },
  } as AnyCampaign;
  await renderIn(
    language,
    <NoticePage
      campaign={campaign}
      title=""
      welcome=""
      reassurance=""
      minutes={minutes}
      usualDuration={usual}
      facts={[]}
      start=""
      onStart={() => Promise.resolve()}
    />,
  );
  const { duration } = await respondent.notice.load(language);
  return screen.getByText(duration.label).nextElementSibling?.textContent;
};

describe.each(SUPPORTED_LANGUAGES)('the duration on the first screen (%s)', (language) => {
  it('is the usual one where there is one', async () => {
    expect(await shownDuration(language, USUAL, 27)).toBe(USUAL);
  });

  it.each([
    [1, { fr: 'Environ 1 minute', en: 'About 1 minute' }],
    [27, { fr: 'Environ 27 minutes', en: 'About 27 minutes' }],
  ] as const)('is computed where there is no usual one: %i', async (minutes, expected) => {
    expect(await shownDuration(language, null, minutes)).toBe(expected[language]);
  });
});
