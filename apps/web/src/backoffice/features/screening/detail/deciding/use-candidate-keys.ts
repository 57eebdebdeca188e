import { type Candidate, type Decision, DECISIONS } from '@cadran/contract';
import { type RefObject, useEffect, useRef } from 'react';

export const KEYS = { next: 'j', previous: 'k', select: 'x', undo: 'u', help: '?' } as const;

const TYPED_IN = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
const OVER_THE_PAGE = '[role="dialog"], [role="menu"]';
const ROW = '[data-row-id]';

/** By the key's place: on French keyboards a digit needs the shift key. */
export const decisionOf = ({ code }: Pick<KeyboardEvent, 'code'>): Decision | undefined => {
  const digit = /^(?:Digit|Numpad)([1-5])$/.exec(code)?.[1];
  return digit === undefined ? undefined : DECISIONS[Number(digit) - 1];
};

const isMeantForTheList = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !(event.target instanceof Element && event.target.closest(TYPED_IN)) &&
  document.querySelector(OVER_THE_PAGE) === null;

interface Options {
  readonly list: RefObject<HTMLElement | null>;
  readonly rows: readonly Candidate[];
  readonly isOn: boolean;
  readonly onDecide: (candidate: Candidate | undefined, decision: Decision) => void;
  readonly onToggle: (candidate: Candidate) => void;
  readonly onUndo: () => void;
  readonly onHelp: () => void;
}

/**
 * Keys for the list of candidates. They move the browser's own focus from name to name, so that screen readers say
 * where one is, and act on the row that has the focus.
 */
export const useCandidateKeys = ({ list, rows, isOn, ...on }: Options): void => {
  const decided = useRef<{ place: number; rows: readonly Candidate[] } | null>(null);
  const elements = () => [...(list.current?.querySelectorAll<HTMLElement>(ROW) ?? [])];
  const focusedPlace = (): number => {
    const row = document.activeElement?.closest(ROW);
    return elements().findIndex((element) => element === row);
  };
  const focusPlace = (place: number): void => {
    const all = elements();
    const row = all[Math.max(0, Math.min(place, all.length - 1))];
    row?.querySelector<HTMLElement>('a')?.focus();
  };

  const act = (event: KeyboardEvent): boolean => {
    const place = focusedPlace();
    const candidate = rows[place];
    const decision = decisionOf(event);
    if (decision !== undefined) {
      decided.current = { place, rows };
      on.onDecide(candidate, decision);
    } else if (event.key === KEYS.next) focusPlace(place + 1);
    else if (event.key === KEYS.previous) focusPlace(place - 1);
    else if (event.key === KEYS.select && candidate) on.onToggle(candidate);
    else if (event.key === KEYS.undo) on.onUndo();
    else return false;
    return true;
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isMeantForTheList(event)) return;
      if (event.key === KEYS.help) on.onHelp();
      else if (!isOn || !act(event)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  // A filter may take a row away once it is decided: the next one in its place gets the focus.
  useEffect(() => {
    const before = decided.current;
    if (before === null || before.rows === rows) return;
    decided.current = null;
    if (before.place >= 0 && document.activeElement === document.body) focusPlace(before.place);
  });
};
