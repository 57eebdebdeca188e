import type { PublicScreeningCampaign } from '@cadran/contract';
import { respondent } from '@cadran/i18n/respondent';
import { screen, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderIn } from '../../testing/render-in.tsx';
import { createAnswerStore } from '../engine/answers/answer-store.ts';
import { createStampClock } from '../engine/answers/stamp-clock.ts';
import type { QuestionnairePart } from '../engine/define-part.ts';
import { memoryStorage } from '../engine/session/key-value-storage.ts';
import { StepForm } from '../engine/steps/step-form.tsx';
import { part as experiences } from './experiences/experiences-part.tsx';
import { part as individual } from './individual/individual-part.tsx';
import { part as skills } from './skills/skills-part.tsx';

const CAMPAIGN = {
  sections: [],
  skills: ['SQL'],
  questions: [],
} as Partial<PublicScreeningCampaign>;

const renderPart = async (part: QuestionnairePart<PublicScreeningCampaign>) => {
  const clock = createStampClock(
    () => 1,
    1,
    () => 0,
  );
  const store = createAnswerStore(memoryStorage(), 'answers.', clock);
  const onLeft = vi.fn<() => Promise<void>>();
  const onNext = vi.fn<() => void>();
  const Page = () => (
    <StepForm
      step={{ declared: part, part: 3, page: 0 }}
      campaign={CAMPAIGN as PublicScreeningCampaign}
      questionnaireId="one"
      store={store}
      items={useSyncExternalStore(store.subscribe, store.items)}
      onLeft={onLeft}
      onNext={onNext}
      onPrevious={null}
      onSummary={null}
    />
  );
  const { user } = await renderIn('en', <Page />);
  const { next } = await respondent.engine.load('en');
  return {
    user,
    onNext,
    t: await respondent.facts.load('en'),
    engine: await respondent.engine.load('en'),
    answers: () => store.items()[part.name] ?? {},
    next: () => user.click(screen.getByRole('button', { name: next })),
    summary: () => within(screen.getByTestId('error-summary')),
  };
};

describe('the page of the situation', () => {
  it('reads pay as it is written in English, and tells how it was understood', async () => {
    const { user, t, engine, next, summary, answers } = await renderPart(individual);
    const pay = screen.getByLabelText<HTMLInputElement>(t.individual.salary);
    await user.type(pay, '45k');
    await next();
    expect(screen.getByTestId('error-summary').textContent).toContain(engine.errors.number);
    // A field that comes with an answer is not red before anybody could fill it in.
    const travel = screen.getByRole('group', { name: t.individual.willingToTravel });
    await user.click(within(travel).getByRole('radio', { name: engine.yes }));
    const share = screen.getByLabelText(t.individual.travelPercentage);
    expect(share.getAttribute('aria-invalid')).toBe('false');
    await user.clear(pay);
    await user.type(pay, '45,000');
    expect(screen.getByText('That is €45,000 per year')).toBeDefined();
    expect(answers()).toMatchObject({ salary: { amount: 45_000 } });
    await next();
    expect(summary().getByRole('button', { name: t.individual.travelPercentage })).toBeDefined();
  });
});

describe('the page of skills', () => {
  it('shows the years from the first, and asks for them by the name of the skill', async () => {
    const { user, t, next, summary } = await renderPart(skills);
    expect(screen.getByLabelText(new RegExp(t.skills.years))).toBeDefined();
    await user.click(
      within(screen.getByRole('group', { name: 'SQL' })).getAllByRole('radio')[3] ?? document.body,
    );
    await next();
    await user.click(summary().getByRole('button', { name: `SQL – ${t.skills.years}` }));
    expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(t.skills.years)));
  });

  it('adds at Next what was typed and not added, unless it is there already', async () => {
    const { user, t, engine, next, summary } = await renderPart(skills);
    const own = screen.getByLabelText(new RegExp(t.skills.own.replace('?', '\\?')));
    await user.type(own, 'Prolog');
    await next();
    expect(summary().getByRole('button', { name: 'Prolog' })).toBeDefined();
    await user.type(own, 'sql');
    await next();
    expect(screen.getByTestId('error-summary').textContent).toContain(engine.errors.taken);
  });
});

describe('the page of experiences', () => {
  it('names a text that is no entry of the list rather than dropping it', async () => {
    const { user, t, engine, next, onNext } = await renderPart(experiences);
    const field = screen.getByRole('combobox', { name: new RegExp(t.experiences.sectors) });
    await user.type(field, 'accountancy of');
    await next();
    expect(screen.getByTestId('error-summary').textContent).toContain(
      engine.errors.notAdded('accountancy of'),
    );
    await user.clear(field);
    await next();
    expect(onNext).toHaveBeenCalledOnce();
  });
});
