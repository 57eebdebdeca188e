import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { errors } from '@cadran/i18n/errors';
import { glossary } from '@cadran/i18n/glossary';
import { ranking } from '@cadran/i18n/ranking';
import { respondent } from '@cadran/i18n/respondent';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { LanguageProvider } from '../shared/language/language-context.tsx';

const AREAS = [
  ...Object.values(backoffice),
  ...Object.values(respondent),
  candidates,
  errors,
  glossary,
  ranking,
];

/** Renders with the real dictionaries of a language and a simulated user. */
export const renderIn = async (language: Language, children: ReactNode) => {
  await Promise.all(AREAS.map((area) => area.load(language)));
  const user = userEvent.setup();
  const view = await act(async () =>
    render(
      <LanguageProvider initial={language}>
        <Suspense fallback={<p>Suspended</p>}>{children}</Suspense>
      </LanguageProvider>,
    ),
  );
  return { user, ...view };
};
