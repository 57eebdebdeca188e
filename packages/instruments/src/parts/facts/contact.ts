import type { ContactAnswers } from '@cadran/contract';
import { isEmail, isPhone } from '@cadran/contract/answers';
import type { PartDeclaration } from '../part.ts';
import { failedRules, isBlank } from '../answer-rules.ts';
import { onePage, type ScreeningRequirements } from '../screening-asked.ts';
import { oneOf, wholeBetween } from '../simulating.ts';

const FIRST_NAMES = [
  'Inès',
  'Malik',
  'Chloé',
  'Hugo',
  'Grace',
  'Tomás',
  'Léonie',
  'Yanis',
] as const;
const LAST_NAMES = ['Roy', 'Benali', 'Girard', 'Okafor', 'Lindqvist', 'Moreau', 'Silva'] as const;

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^a-z]/giu, '')
    .toLowerCase();

export const CONTACT: PartDeclaration<ScreeningRequirements, ContactAnswers> = {
  name: 'contact',
  asked: () => true,
  ...onePage,
  seconds: () => 60,
  missing: ({ firstName, lastName, email, phone }) =>
    failedRules({
      firstName: isBlank(firstName) && 'required',
      lastName: isBlank(lastName) && 'required',
      email: isBlank(email) ? 'required' : !isEmail((email ?? '').trim()) && 'email',
      phone: !isBlank(phone) && !isPhone((phone ?? '').trim()) && 'phone',
    }),
  simulate: (random) => {
    const firstName = oneOf(random, FIRST_NAMES);
    const lastName = oneOf(random, LAST_NAMES);
    const number = wholeBetween(random, 1, 9999);
    return {
      firstName,
      lastName,
      email: `${plain(firstName)}.${plain(lastName)}.${number}@example.org`,
      phone: `+33 6 ${String(10_000_000 + number).replaceAll(/(\d\d)(?=\d)/gu, '$1 ')}`,
    };
  },
};
