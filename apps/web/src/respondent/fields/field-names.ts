import type { FieldKind } from './rule-messages.ts';

/** A field of the page as the summary of errors names it. */
interface NamedField {
  readonly label: string;
  readonly kind: FieldKind;
}

/** The names of a page's fields. Fields register when mounted, so earlier subscribers are notified of each. */
export const createFieldNames = () => {
  let names: ReadonlyMap<string, NamedField> = new Map();
  const listeners = new Set<() => void>();
  const change = (next: ReadonlyMap<string, NamedField>): void => {
    names = next;
    for (const listener of listeners) listener();
  };
  return {
    all: () => names,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Until it is cleared. */
    name: (item: string, field: NamedField): (() => void) => {
      change(new Map(names).set(item, field));
      return () => change(new Map([...names].filter(([other]) => other !== item)));
    },
  };
};
export type FieldNames = ReturnType<typeof createFieldNames>;
