import type { PublicScreeningCampaign } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { screen, waitFor, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { part as contact } from '../../parts/contact/contact-part.tsx';
import { createAnswerStore } from '../answers/answer-store.ts';
import { createStampClock } from '../answers/stamp-clock.ts';
import { memoryStorage } from '../session/key-value-storage.ts';
import { StepForm } from './step-form.tsx';

const campaign = {} as PublicScreeningCampaign;

/** The words of the specification, to the letter. */
const REQUIRED = { fr: 'Ce champ est obligatoire', en: 'Field is required.' } as const;

const renderContact = async (language: Language) => {
  const [t, { contact: labels }] = await Promise.all([
    respondent.engine.load(language),
    respondent.instruments.load(language),
  ]);
  const clock = createStampClock(
    () => 1,
    1,
    () => 0,
  );
  const store = createAnswerStore(memoryStorage(), 'answers.', clock);
  const onLeft = vi.fn<() => Promise<void>>();
  const onNext = vi.fn<() => void>();
  const Questionnaire = () => (
    <StepForm
      step={{ declared: contact, part: 2, page: 0 }}
      campaign={campaign}
      questionnaireId="one"
      store={store}
      items={useSyncExternalStore(store.subscribe, store.items)}
      onLeft={onLeft}
      onNext={onNext}
      onPrevious={null}
      onSummary={null}
    />
  );
  const { user } = await renderIn(language, <Questionnaire />);
  return {
    t,
    labels,
    user,
    onNext,
    next: () => user.click(screen.getByRole('button', { name: t.next })),
    field: (label: string) => screen.getByLabelText<HTMLInputElement>(label),
    descriptionOf: (label: string) =>
      screen
        .getByLabelText(label)
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
  };
};

describe.each(languagesFor('en'))('a page of the questionnaire (%s)', (language) => {
  it('blocks Next, focuses the summary and links to what is missing', async () => {
    const { t, labels, user, next, onNext, field, descriptionOf } = await renderContact(language);
    await next();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(summary.textContent).toContain(t.errors.summary(3));
    expect(summary.textContent).toContain(REQUIRED[language]);
    await user.click(within(summary).getByRole('button', { name: labels.lastName }));
    expect(document.activeElement).toBe(field(labels.lastName));
    expect(field(labels.lastName).getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(labels.lastName)).toContain(REQUIRED[language]);
    expect(onNext).not.toHaveBeenCalled();
  });

  it('counts down as fields are filled in, and continues when nothing is missing', async () => {
    const { t, labels, user, next, onNext, field } = await renderContact(language);
    await next();
    await user.type(field(labels.lastName), 'Roy');
    expect(screen.getByRole('alert').textContent).toContain(t.errors.summary(2));
    await user.type(field(labels.firstName), 'Inès');
    await user.type(field(labels.email), 'ines@');
    expect(screen.getByRole('alert').textContent).toContain(t.errors.summary(1));
    await user.type(field(labels.email), 'example.org');
    expect(screen.queryByRole('alert')).toBeNull();
    await next();
    expect(onNext).toHaveBeenCalledTimes(1);
  });
});
