import type { Language } from '@cadran/contract/codes';
import { addPeople } from './add-people.ts';
import type { PersonNumbers } from './person-numbers.ts';
import { createReading, type Reading } from './reading.ts';

interface CountedPerson {
  readonly language: Language;
  readonly numbers: readonly PersonNumbers[];
}

/** People's numbers by language and kind. */
export const groupNumbers = (people: readonly CountedPerson[]) => {
  const groups = new Map<
    string,
    { language: Language; kind: string; people: (readonly number[])[] }
  >();
  for (const { language, numbers } of people)
    for (const { kind, numbers: own } of numbers) {
      const name = `${language} ${kind}`;
      const group = groups.get(name) ?? { language, kind, people: [] };
      group.people.push(own);
      groups.set(name, group);
    }
  return [...groups.values()];
};

/** A reading of everybody, without steps: for simulations. */
export const readingOfPeople = (people: readonly CountedPerson[], readAt: Date): Reading => {
  const reading = createReading();
  for (const group of groupNumbers(people))
    reading.add({
      language: group.language,
      kind: group.kind,
      people: group.people.length,
      readAt,
      counts: addPeople(group.kind, null, group.people),
    });
  return reading;
};
