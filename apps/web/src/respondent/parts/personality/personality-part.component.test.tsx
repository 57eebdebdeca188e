import type { PublicScreeningCampaign } from '@cadran/contract';
import type { Declined } from '@cadran/contract/codes';
import type { Language } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { personalityItemsOn } from '@cadran/instruments/parts/instruments/personality';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { part } from './personality-part.tsx';

type Answers = Readonly<Record<string, number | Declined | null>>;
const CAMPAIGN = { profile: { personality: {} } } as unknown as PublicScreeningCampaign;
const ITEMS = personalityItemsOn(0);

const Questionnaire = ({ onChange }: { readonly onChange: (answers: Answers) => void }) => {
  const [answers, setAnswers] = useState<Answers>({});
  return (
    <part.Page
      campaign={CAMPAIGN}
      page={0}
      answers={answers}
      set={(item: string, value: unknown) => {
        const next = { ...answers, [item]: value as number | Declined };
        setAnswers(next);
        onChange(next);
      }}
      questionnaireId="q1"
      next={() => undefined}
      skip={() => undefined}
    />
  );
};

const renderPage = async (language: Language) => {
  const change = vi.fn<(answers: Answers) => void>();
  const view = await renderIn(language, <Questionnaire onChange={change} />);
  return { ...view, answers: (): Answers => change.mock.lastCall?.[0] ?? {} };
};

describe('a page of personality statements', () => {
  it.each(languagesFor('fr'))('lets every statement be declined (%s)', async (language) => {
    const { decline } = await respondent.instruments.load(language);
    const { user, answers } = await renderPage(language);
    const controls = screen.getAllByRole('radio', { name: decline });
    expect(controls).toHaveLength(ITEMS.length);
    for (const control of controls) await user.click(control);
    expect(answers()).toEqual(Object.fromEntries(ITEMS.map((item) => [item, 'declined'])));
    expect(part.missing(answers(), CAMPAIGN)).not.toHaveProperty(ITEMS[0] ?? '');
  });

  it('takes 0 from the keyboard for declining, and a digit to undo it', async () => {
    const { user, answers } = await renderPage('en');
    await user.keyboard('04');
    const [first = '', second = ''] = ITEMS;
    expect(answers()).toEqual({ [first]: 'declined', [second]: 4 });
    document.querySelector<HTMLElement>(`[data-item="${first}"] input`)?.focus();
    await user.keyboard('2');
    expect(answers()[first]).toBe(2);
  });
});
