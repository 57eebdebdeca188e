import type { Language } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { languagesFor } from '../../testing/in-turn.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { ApiError } from '../data/http-client.ts';
import { FailureBoundary } from './failure.tsx';

const renderFailure = async (language: Language, code: ApiError['code']) => {
  const Broken = () => {
    throw new ApiError(code);
  };
  await renderIn(
    language,
    <FailureBoundary>
      <Broken />
    </FailureBoundary>,
  );
  return (await respondent.entry.load(language)).unavailable;
};

// React logs what a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

describe.each(languagesFor('en'))('a questionnaire that cannot be opened (%s)', (language) => {
  it('says that the campaign is closed if it is', async () => {
    const t = await renderFailure(language, 'campaign_closed');
    expect(screen.getByRole('heading', { name: t.title })).toBeDefined();
    expect(screen.getByText(t.explanation)).toBeDefined();
  });

  it.each(['not_found', 'invalid_input'] as const)(
    'does not say so of a link that leads nowhere (%s)',
    async (code) => {
      const t = await renderFailure(language, code);
      expect(screen.getByRole('heading', { name: t.title })).toBeDefined();
      expect(screen.getByText(t.unknown)).toBeDefined();
      expect(screen.queryByText(t.explanation)).toBeNull();
    },
  );
});
