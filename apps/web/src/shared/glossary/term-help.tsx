import { glossary, type GlossaryTerm } from '@cadran/i18n/glossary';
import { type ToggleEvent, useId, useRef } from 'react';
import { useMessages } from '../language/use-messages.ts';
import { popoverPosition } from './popover-position.ts';
import { useTerm } from './use-term.ts';
import styles from './term-help.module.css';

/**
 * Explains a term in a popover that Escape or a click elsewhere closes; for screen readers the text is the button's
 * description.
 */
export const TermHelp = ({ term }: { readonly term: GlossaryTerm }) => {
  const { whatIs } = useMessages(glossary);
  const { name, text } = useTerm()(term);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const place = ({ currentTarget, newState }: ToggleEvent<HTMLElement>): void => {
    if (newState !== 'open' || !button.current) return;
    const { left, top } = popoverPosition(
      button.current.getBoundingClientRect(),
      currentTarget.getBoundingClientRect(),
      document.documentElement,
    );
    currentTarget.style.left = `${left + scrollX}px`;
    currentTarget.style.top = `${top + scrollY}px`;
  };
  return (
    <span className={styles.termHelp}>
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
