import { type Language, SUPPORTED_LANGUAGES } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderIn } from '../../../testing/render-in.tsx';
import type { AnyCampaign } from '../questionnaire-module.ts';
import { NoticePage } from './notice-page.tsx';

const USUAL = '30 to 40 minutes';

const shownDuration = async (language: Language, isEstimated: boolean, minutes: number) => {
  const campaign = {
    showEstimatedDuration: isEstimated,
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
      usualDuration={USUAL}
      facts={[]}
      start=""
      onStart={() => Promise.resolve()}
    />,
  );
  const { duration } = await respondent.notice.load(language);
  return screen.getByText(duration.label).nextElementSibling?.textContent;
};

describe.each(SUPPORTED_LANGUAGES)('the duration on the first screen (%s)', (language) => {
  it('is the usual one unless the campaign shows the computed one', async () => {
    expect(await shownDuration(language, false, 27)).toBe(USUAL);
  });

  it.each([
    [1, { fr: 'Environ 1 minute', en: 'About 1 minute' }],
    [27, { fr: 'Environ 27 minutes', en: 'About 27 minutes' }],
  ] as const)('is computed where the campaign shows it: %i', async (minutes, expected) => {
    expect(await shownDuration(language, true, minutes)).toBe(expected[language]);
  });
});
