import { glossary } from '@cadran/i18n/glossary';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languagesFor } from '../../testing/in-turn.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { scoreFacts } from './prose/score-facts.ts';
import { TermHelp } from './term-help.tsx';

describe.each(languagesFor('fr'))('the help beside a term (%s)', (language) => {
  it('is a button that opens its note and is described by it', async () => {
    const { terms, whatIs } = await glossary.load(language);
    const { name, text } = terms.tScore;
    await renderIn(language, <TermHelp term="tScore" />);
    const button = screen.getByRole('button', { name: whatIs(name) });
    const note = screen.getByRole('note', { name, hidden: true });
    expect(button.getAttribute('popovertarget')).toBe(note.id);
    expect(note.getAttribute('popover')).toBe('auto');
    const description = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe(text(scoreFacts(language)));
    expect(note.contains(description)).toBe(true);
  });
});
