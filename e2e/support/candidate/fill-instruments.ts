import type { AnswerItems } from '@cadran/contract';
import { AGREEMENT_LABELS } from '@cadran/instruments/personality/agreement-labels';
import { INSTRUCTED_ITEMS } from '@cadran/instruments/personality/items/instructed-items';
import { PERSONALITY_ITEMS } from '@cadran/instruments/personality/items/personality-items';
import { MOTIVATION_TEXTS } from '@cadran/instruments/motivation-texts';
import { personalityItemsOn } from '@cadran/instruments/parts/instruments/personality';
import { valueItemsOn } from '@cadran/instruments/parts/instruments/values';
import { SCREENING_CULTURE } from '@cadran/instruments/screening-culture';
import { VALUE_SCALE } from '@cadran/instruments/values/value-scale';
import type { Page } from '@playwright/test';
import type { InputDevice } from '../devices/input-device.ts';
import { rankAll } from '../rank-all.ts';
import type { Words } from '../respondent-words.ts';

export interface Filling {
  readonly page: Page;
  readonly hand: InputDevice;
  readonly words: Words;
  readonly answers: AnswerItems;
}

/** Answers one page of a part as the answers say, and leaves it to the caller to go on. */
export type Fill = (filling: Filling, page: number) => Promise<void>;

const given = <T>({ answers }: Filling, part: string): Readonly<Record<string, T>> =>
  (answers[part] ?? {}) as Readonly<Record<string, T>>;

export const fillContact: Fill = async (filling) => {
  const { page, hand, words } = filling;
  const contact = given<string>(filling, 'contact');
  const t = words.instruments.contact;
  for (const item of ['firstName', 'lastName', 'email', 'phone'] as const)
    await hand.type(page.getByLabel(new RegExp(`^${t[item]}`)), contact[item] ?? '');
};

export const fillCulture: Fill = async (filling, number) => {
  const { page, hand, words } = filling;
  const situation = SCREENING_CULTURE[number];
  if (!situation) throw new Error('no such situation');
  const type = given<keyof typeof situation.proposals>(filling, 'culture')[situation.id];
  if (!type) throw new Error('no answer');
  const radio = page.getByRole('radio', { name: situation.proposals[type][words.language] });
  if (hand.kind !== 'keyboard') return hand.choose(radio);
  const values = await Promise.all(
    (await page.getByRole('radio').all()).map((one) => one.getAttribute('value')),
  );
  await page.keyboard.press(String(values.indexOf(type) + 1));
};

export const fillValues: Fill = async (filling, number) => {
  const { page, hand, words } = filling;
  for (const item of valueItemsOn(number)) {
    const rating = given<number>(filling, 'values')[item.id];
    const step = VALUE_SCALE.find((other) => other.rating === rating);
    const scale = page.getByRole('group', { name: item.text[words.language] });
    const name = step?.label[words.language] ?? '';
    await hand.choose(scale.getByRole('radio', { name, exact: true }));
  }
};

const STATEMENTS = new Map(
  [...PERSONALITY_ITEMS, ...INSTRUCTED_ITEMS].map(({ id, text }) => [id, text]),
);

export const fillPersonality: Fill = async (filling, number) => {
  const { page, hand, words } = filling;
  for (const item of personalityItemsOn(number)) {
    const agreement = given<keyof typeof AGREEMENT_LABELS>(filling, 'personality')[item] ?? 3;
    if (hand.kind === 'keyboard') {
      await page.keyboard.press(String(agreement));
      continue;
    }
    const scale = page.getByRole('group', {
      name: STATEMENTS.get(item)?.[words.language] ?? '',
      exact: true,
    });
    const name = AGREEMENT_LABELS[agreement][words.language];
    await hand.choose(scale.getByRole('radio', { name, exact: true }));
  }
};

export const fillMotivations: Fill = async (filling) => {
  const { page, hand, words } = filling;
  const { list = [] } = given<readonly (keyof typeof MOTIVATION_TEXTS)[]>(filling, 'motivations');
  const names = list.map((code) => MOTIVATION_TEXTS[code].name[words.language]);
  await rankAll(page, hand, words, names);
};
