import { respondent } from '@cadran/i18n/respondent';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Chips } from './chips.tsx';
import { Optional, useField, useSettle, useTypedIn } from '../field-context.tsx';
import { FieldError } from '../field-error.tsx';
import { type Option, type Search, useSuggestions } from './use-suggestions.ts';
import { VisuallyHidden } from '../../../shared/visually-hidden.tsx';
import fieldStyles from '../field.module.css';
import styles from './picker.module.css';

/** A field in which one chooses several values. */
export interface ListPickerProps<T> {
  readonly item: string;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  readonly max: number;
  readonly value: readonly T[];
  readonly onChange: (values: T[]) => void;
}

interface Props<T> extends Omit<ListPickerProps<T>, 'value'> {
  readonly chosen: readonly Option<T>[];
  readonly search: Search<T>;
  /** What to make of a text that no suggestion matches. */
  readonly asTyped?: (text: string) => Option<T>;
}

const normalize = (text: string): string => text.trim().toLowerCase();

/** The one option whose name is typed out. */
const findByLabel = <T,>(text: string, options: readonly Option<T>[]): Option<T> | undefined =>
  options.find(({ label }) => normalize(label) === normalize(text));

/** Search as you type, several choices up to a limit that is shown as one fills. */
export const Picker = <T,>(props: Props<T>) => {
  const { item, label, hint, optional, max, chosen, search, asTyped, onChange } = props;
  const t = useMessages(respondent.engine).picker;
  const field = useField(item, label, 'list');
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setText] = useState('');
  const [active, setActive] = useState(0);
  const [said, say] = useState('');
  const [inside, setInside] = useState(false);
  const [suggestions, suggest] = useSuggestions(search);
  const typedIn = useTypedIn(item);
  const setTyped = (text: string): void => {
    setText(text);
    setActive(0);
    suggest(text);
    typedIn(null);
  };

  const isFull = chosen.length >= max;
  const found = suggestions.state === 'found' ? suggestions.options : [];
  const own =
    asTyped && suggestions.state !== 'none' && typed.trim().length > 1
      ? [asTyped(typed.trim())]
      : [];
  const options = [...found, ...own].filter(
    ({ key }) => !chosen.some((other) => other.key === key),
  );
  const isOpen = inside && options.length > 0 && !isFull;

  const keep = (option: Option<T>): void => {
    onChange([...chosen.map(({ value }) => value), option.value]);
    say(t.added(option.label));
    setTyped('');
  };
  const add = (option: Option<T>): void => {
    keep(option);
    input.current?.focus();
  };
  /** On blur a text selects the entry it names; otherwise an error is shown. */
  const settle = (): string | null => {
    const text = typed.trim();
    if (text === '' || isFull) return null;
    const meant = findByLabel(text, found) ?? asTyped?.(text);
    if (!meant) return `not_added:${text}`;
    if (!chosen.some(({ key }) => key === meant.key)) keep(meant);
    return null;
  };
  useSettle(item, settle);
  const remove = (option: Option<T>): void => {
    onChange(chosen.filter(({ key }) => key !== option.key).map(({ value }) => value));
    say(t.removed(option.label));
    input.current?.focus();
  };
  const step = (by: number) => setActive((active + by + options.length) % options.length);
  const act = (event: KeyboardEvent): void => {
    const chosenNow = options[active];
    const keys: Record<string, () => void> = isOpen
      ? {
          ArrowDown: () => step(1),
          ArrowUp: () => step(-1),
          Enter: () => chosenNow && add(chosenNow),
          Escape: () => setTyped(''),
        }
      : // A half-typed word is not the end of the page.
        { ...(typed !== '' && { Enter: () => undefined }) };
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  const message = (): string => {
    if (isFull) return max === 1 ? t.replace : t.full;
    if (suggestions.state === 'unreachable') return t.unreachable;
    if (typed !== '' && suggestions.state === 'found' && options.length === 0) return t.none;
    return '';
  };
  const described = [
    field.errorId,
    hint && `${field.id}-hint`,
    max > 1 && `${field.id}-count`,
  ].filter(Boolean);

  return (
    <div className={fieldStyles.field}>
      <div className={fieldStyles.row}>
        <label htmlFor={field.id} className={fieldStyles.label}>
          {label} {optional && <Optional />}
        </label>
        {max > 1 && (
          <span className={fieldStyles.count} id={`${field.id}-count`}>
            {t.count(chosen.length, max)}
          </span>
        )}
      </div>
      {hint && (
        <p className={fieldStyles.hint} id={`${field.id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={field.errorId}>{field.message}</FieldError>
      <Chips options={chosen} label={label} onRemove={remove} />
      <div className={styles.picker}>
        <input
          ref={input}
          id={field.id}
          className={fieldStyles.input}
          role="combobox"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
          aria-invalid={field.invalid}
          aria-describedby={described.join(' ') || undefined}
          readOnly={isFull}
          placeholder={isFull ? undefined : t.search}
          maxLength={80}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={act}
          onFocus={() => {
            setInside(true);
            suggest(typed);
          }}
          onBlur={() => setInside(false)}
        />
        <div
          id={listId}
          role="listbox"
          aria-label={label}
          className={styles.list}
          hidden={!isOpen}
          onPointerDown={(event) => event.preventDefault()}
        >
          {options.map((option, index) => (
            <div
              key={option.key}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              tabIndex={-1}
              onClick={() => add(option)}
              onKeyDown={act}
            >
              {own.includes(option) ? t.asTyped(option.label) : option.label}
              {option.note && <small>{option.note}</small>}
            </div>
          ))}
        </div>
      </div>
      {message() && <p className={`${fieldStyles.hint} ${fieldStyles.hintBelow}`}>{message()}</p>}
      <VisuallyHidden as="p" role="status">
        {isOpen ? t.results(options.length) : `${said} ${message()}`}
      </VisuallyHidden>
    </div>
  );
};
