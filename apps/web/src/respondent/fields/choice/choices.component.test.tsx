import type { Declined } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { FieldContext } from '../field-context.tsx';
import { createFieldNames } from '../field-names.ts';
import { CheckList } from './check-list.tsx';
import { ChoiceList } from './choice-list.tsx';
import { Scale } from './scale/scale.tsx';
import { SelectOne } from './select-one.tsx';
import { useDigitKeys } from './scale/use-digit-keys.ts';
import { YesNo } from './yes-no.tsx';

const COLORS = [
  { value: 'red', label: 'Red' },
  { value: 'green', label: 'Green' },
  { value: 'blue', label: 'Blue' },
] as const;
type Color = (typeof COLORS)[number]['value'];

/** A field that keeps what is chosen. */
const Stateful = <T,>(props: {
  readonly initial: T;
  readonly children: (value: T, change: (value: T) => void) => ReactNode;
}) => {
  const [value, setValue] = useState(props.initial);
  return props.children(value, setValue);
};

const Refused = ({ children }: { readonly children: ReactNode }) => (
  <FieldContext
    value={{
      errors: { colour: 'required' },
      names: createFieldNames(),
      settles: new Map(),
      typedIn: () => undefined,
    }}
  >
    {children}
  </FieldContext>
);

const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('a list of choices', () => {
  it('keeps one choice, by click and by arrow key', async () => {
    const { user } = await renderIn(
      'en',
      <Stateful<Color | null> initial={null}>
        {(value, change) => (
          <ChoiceList
            item="colour"
            label="Colour"
            choices={COLORS}
            value={value}
            onChange={change}
          />
        )}
      </Stateful>,
    );
    expect(screen.getByRole('group', { name: 'Colour' })).toBeDefined();
    await user.click(screen.getByText('Green'));
    expect([radio('Red').checked, radio('Green').checked]).toEqual([false, true]);
    await user.keyboard('{ArrowDown}');
    expect([radio('Green').checked, radio('Blue').checked]).toEqual([false, true]);
  });

  it.each(languagesFor('fr'))(
    'says what is missing, and that it may be left out (%s)',
    async (language) => {
      const t = await respondent.engine.load(language);
      await renderIn(
        language,
        <Refused>
          <ChoiceList
            item="colour"
            label="Colour"
            choices={COLORS}
            value={null}
            onChange={() => undefined}
            optional
          />
        </Refused>,
      );
      const group = screen.getByRole('group', { name: `Colour (${t.optional})` });
      const message = document.getElementById(group.getAttribute('aria-describedby') ?? '');
      expect(message?.textContent).toBe(t.errors.choose);
    },
  );

  it.each(languagesFor('fr'))('of yes and no returns a boolean (%s)', async (language) => {
    const t = await respondent.engine.load(language);
    const change = vi.fn<(value: boolean) => void>();
    const { user } = await renderIn(
      language,
      <YesNo item="ready" label="Ready?" value={null} onChange={change} />,
    );
    await user.click(radio(t.no));
    await user.click(radio(t.yes));
    expect(change.mock.calls).toEqual([[false], [true]]);
  });
});

describe('a list of check boxes', () => {
  it('keeps several in the order of the list', async () => {
    const change = vi.fn<(value: Color[]) => void>();
    const { user } = await renderIn(
      'en',
      <Stateful<readonly Color[]> initial={[]}>
        {(value, set) => (
          <CheckList
            item="colour"
            label="Colours"
            choices={COLORS}
            value={value}
            onChange={(next) => {
              change(next);
              set(next);
            }}
          />
        )}
      </Stateful>,
    );
    await user.click(screen.getByRole('checkbox', { name: 'Blue' }));
    await user.click(screen.getByRole('checkbox', { name: 'Red' }));
    await user.click(screen.getByRole('checkbox', { name: 'Blue' }));
    expect(change.mock.calls).toEqual([[['blue']], [['red', 'blue']], [['red']]]);
  });
});

describe('a scale', () => {
  const STEPS = [-1, 0, 1].map((value) => ({
    value,
    label: ['Against', 'Neutral', 'For'][value + 1] ?? '',
    anchor: value !== 0,
  }));

  /** As the personality pages do: a digit answers the statement. */
  const Statement = () => {
    const [value, setValue] = useState<number | null>(null);
    useDigitKeys((digit) => {
      const step = STEPS[digit - 1];
      if (step) setValue(step.value);
    });
    return (
      <>
        <Scale item="s1" legend="I like tests" steps={STEPS} value={value} onChange={setValue} />
        <input aria-label="Elsewhere" />
      </>
    );
  };

  it('names every step and shows the chosen one', async () => {
    const { user, container } = await renderIn('en', <Statement />);
    expect(screen.getByRole('group', { name: 'I like tests' })).toBeDefined();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    await user.click(radio('Neutral'));
    expect(radio('Neutral').checked).toBe(true);
    expect(container.querySelector('strong')?.textContent).toBe('Neutral');
    expect(container.textContent).toContain('−1');
  });

  it('accepts digits anywhere except in fields and shortcuts', async () => {
    const { user } = await renderIn('en', <Statement />);
    await user.keyboard('3');
    expect(radio('For').checked).toBe(true);
    await user.keyboard('9');
    await user.keyboard('{Control>}1{/Control}');
    expect(radio('For').checked).toBe(true);
    await user.type(screen.getByRole('textbox', { name: 'Elsewhere' }), '1');
    expect(radio('For').checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1');
    radio('For').focus();
    await user.keyboard('1');
    expect(radio('Against').checked).toBe(true);
  });
});

describe('a scale that can be declined', () => {
  const STEPS = [1, 2, 3].map((value) => ({ value, label: `Step ${value}`, anchor: true }));
  const NOT = 'I prefer not to answer';

  const Statement = ({ onChange }: { readonly onChange: (value: number | Declined) => void }) => (
    <Stateful<number | Declined | null> initial={null}>
      {(value, set) => (
        <Scale<number | Declined>
          item="s1"
          legend="I like tests"
          steps={STEPS}
          value={value}
          onChange={(next) => {
            onChange(next);
            set(next);
          }}
          decline={NOT}
        />
      )}
    </Stateful>
  );

  it('offers declining as one more radio button, by keyboard too', async () => {
    const change = vi.fn<(value: number | Declined) => void>();
    const { user } = await renderIn('en', <Statement onChange={change} />);
    const group = screen.getByRole('group', { name: 'I like tests' });
    expect(within(group).getAllByRole('radio')).toHaveLength(4);
    await user.tab();
    await user.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
    expect(radio(NOT).checked).toBe(true);
    expect(document.activeElement).toBe(radio(NOT));
    await user.keyboard('{ArrowLeft}');
    expect([radio(NOT).checked, radio('Step 3').checked]).toEqual([false, true]);
    expect(change.mock.calls).toEqual([[1], [2], [3], ['declined'], [3]]);
  });

  it('replaces declining by an answer', async () => {
    const change = vi.fn<(value: number | Declined) => void>();
    const { user } = await renderIn('en', <Statement onChange={change} />);
    await user.click(screen.getByText(NOT));
    await user.click(radio('Step 2'));
    expect([radio(NOT).checked, radio('Step 2').checked]).toEqual([false, true]);
    expect(change.mock.calls).toEqual([['declined'], [2]]);
  });
});

describe('a select', () => {
  it('returns the chosen code or null, and reports a missing choice', async () => {
    const change = vi.fn<(value: string | null) => void>();
    const { user } = await renderIn(
      'en',
      <Refused>
        <Stateful<string | null> initial={null}>
          {(value, set) => (
            <SelectOne
              item="colour"
              label="Colour"
              optional={false}
              none="Choose"
              choices={COLORS}
              value={value}
              onChange={(next) => {
                change(next);
                set(next);
              }}
            />
          )}
        </Stateful>
      </Refused>,
    );
    const select = screen.getByRole('combobox', { name: 'Colour' });
    expect(select.getAttribute('aria-invalid')).toBe('true');
    expect(select.getAttribute('aria-required')).toBe('true');
    expect(screen.getByText('You must select an answer.').id).toBe(
      select.getAttribute('aria-describedby'),
    );
    await user.selectOptions(select, 'Blue');
    await user.selectOptions(select, 'Choose');
    expect(change.mock.calls).toEqual([['blue'], [null]]);
  });
});
