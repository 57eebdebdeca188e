import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderApp } from '../../../testing/render-app.tsx';

/** The limits of the verdict and a default weight, as the specification has them. */
const TOLD = {
  fr: [
    /au-dessus de 70 : correspond/,
    /au-dessus de 50, jusqu’à 70 : ne correspond pas, mais peut s’adapter/,
  ],
  en: [/above 70: fits/, /above 50 and up to 70: does not fit but can adapt/],
} as const;

describe.each(languagesFor('fr'))('the help (%s)', (language) => {
  it('tells how scores are made, with the limits of the verdict and the default weights', async () => {
    await renderApp(language, { path: '/help/scores' });
    const t = await backoffice.scores.load(language);
    const { sections } = await backoffice.screeningForm.load(language);
    const overall = await screen.findByRole('region', { name: t.sections.overall.title });
    for (const words of TOLD[language])
      expect(overall.textContent.replaceAll(/\s+/g, ' ')).toMatch(words);
    const row = within(overall).getByRole('row', {
      name: new RegExp(`^${sections.personality.name}`),
    });
    expect(within(row).getByRole('cell').textContent).toBe('20');
  });

  it('knows no guide of another name', async () => {
    const { codes } = await errors.load(language);
    const { heading } = await renderApp(language, { path: '/help/nothing' });
    await waitFor(async () => expect((await heading()).textContent).toBe(codes.not_found));
  });
});
