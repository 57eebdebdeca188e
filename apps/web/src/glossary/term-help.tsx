import { glossary, type GlossaryTerm } from '@cadran/i18n/glossary';
import { type ToggleEvent, useId, useRef } from 'react';
import { useMessages } from '../language/use-messages.ts';
import { besideButton } from './beside-button.ts';
import { useTerm } from './use-term.ts';
import './term-help.css';

/**
 * A term in plain words, one press away: by mouse, finger or keyboard; Escape or a press elsewhere
 * closes it. To a screen reader the words are the button's description.
 */
export const TermHelp = ({ term }: { readonly term: GlossaryTerm }) => {
  const { whatIs } = useMessages(glossary);
  const { name, text } = useTerm()(term);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const place = ({ currentTarget, newState }: ToggleEvent<HTMLElement>): void => {
    if (newState !== 'open' || !button.current) return;
    const { left, top } = besideButton(
      button.current.getBoundingClientRect(),
      currentTarget.getBoundingClientRect(),
      document.documentElement,
    );
    currentTarget.style.left = `${left + scrollX}px`;
    currentTarget.style.top = `${top + scrollY}px`;
  };
  return (
    <span className="term-help">
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={whatIs(name)}
        aria-describedby={`${id}-text`}
      >
        <span aria-hidden>?</span>
      </button>
      <span id={id} popover="auto" role="note" aria-label={name} onToggle={place}>
        <strong>{name}</strong>
        <span id={`${id}-text`}>{text}</span>
      </span>
    </span>
  );
};
