import type {
  CampaignQuestion,
  ExperiencesDraft,
  IndividualDraft,
  JobDraft,
  LanguageDraft,
  MobilityDraft,
  Place,
  QuestionType,
  SkillDraft,
  StudiesDraft,
} from '@cadran/contract';
import { DEGREE_ECTS, DEGREE_NAMES } from '@cadran/instruments/reference/degrees';
import { languageName } from '@cadran/instruments/reference/languages';
import { countryName } from '@cadran/instruments/reference/countries';
import { LANGUAGE_LEVEL_TEXTS, SKILL_LEVEL_TEXTS } from '@cadran/instruments/reference/levels';
import { PROFESSIONS } from '@cadran/instruments/reference/professions';
import { SECTORS } from '@cadran/instruments/reference/sectors';
import {
  CONTRACT_TYPE_NAMES,
  CURRENCY_NAMES,
  DELAY_NAMES,
  TRANSPORT_NAMES,
} from '@cadran/instruments/reference/work-conditions';
import type { Locator } from '@playwright/test';
import type { Fill, Filling } from './fill-instruments.ts';

const given = ({ answers }: Filling, part: string): object => answers[part] ?? {};

const nameIn = (
  list: readonly { readonly code: string; readonly name: { fr: string; en: string } }[],
  code: string,
  { words }: Filling,
): string => list.find((entry) => entry.code === code)?.name[words.language] ?? code;

/** Types a name and takes the suggestion that is it. */
const pick = async (
  { page, hand }: Filling,
  field: Locator,
  typed: string,
  option: string | RegExp = typed,
): Promise<void> => {
  await hand.type(field, typed);
  const wanted = page.getByRole('option', { name: option }).first();
  // The list of cities is read when the first one is searched for.
  await wanted.waitFor({ timeout: 30_000 });
  if (hand.kind !== 'keyboard') return hand.press(wanted);
  for (let steps = 0; steps < 10; steps++) {
    if ((await wanted.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
};

const pickPlace = (filling: Filling, field: Locator, place: Place): Promise<void> => {
  const { words } = filling;
  if (!('id' in place))
    return pick(filling, field, place.text, words.engine.picker.asTyped(place.text));
  const name = place.name[words.language];
  const country = new Intl.DisplayNames(words.language, { type: 'region' }).of(place.country);
  return pick(filling, field, name, new RegExp(`^${name}.*${country ?? ''}`));
};

export const fillJob: Fill = async (filling) => {
  const { page, hand, words } = filling;
  const t = words.facts.job;
  const job = given(filling, 'job') as JobDraft;
  for (const code of job.professions ?? [])
    await pick(
      filling,
      page.getByRole('combobox', { name: t.professions }),
      nameIn(PROFESSIONS, code, filling),
    );
  for (const code of job.sectors ?? [])
    await pick(
      filling,
      page.getByRole('combobox', { name: t.sectors }),
      nameIn(SECTORS, code, filling),
    );
  for (const type of job.contractTypes ?? [])
    await hand.choose(
      page.getByRole('checkbox', { name: CONTRACT_TYPE_NAMES[type][words.language], exact: true }),
    );
  if (job.startDelay)
    await hand.choose(
      page.getByRole('radio', { name: DELAY_NAMES[job.startDelay][words.language], exact: true }),
    );
};

export const fillMobility: Fill = async (filling) => {
  const { page, hand, words } = filling;
  const t = words.facts.mobility;
  const mobility = given(filling, 'mobility') as MobilityDraft;
  const field = (name: string) => page.getByRole('combobox', { name });
  if (mobility.homePlace) await pickPlace(filling, field(t.homePlace), mobility.homePlace);
  await hand.type(page.getByLabel(t.commuteTime), String(mobility.commuteTime));
  for (const place of mobility.preferredCities ?? [])
    await pickPlace(filling, field(t.preferredCities), place);
  for (const code of mobility.transports ?? [])
    await hand.choose(
      page.getByRole('checkbox', { name: TRANSPORT_NAMES[code][words.language], exact: true }),
    );
};

export const fillIndividual: Fill = async (filling) => {
  const { page, hand, words } = filling;
  const t = words.facts.individual;
  const individual = given(filling, 'individual') as IndividualDraft;
  const answer = (question: string, yes: boolean | null | undefined) =>
    hand.choose(
      page
        .getByRole('group', { name: question })
        .getByRole('radio', { name: yes ? words.engine.yes : words.engine.no, exact: true }),
    );
  await answer(t.workPermit, individual.workPermit);
  await answer(t.willingToTravel, individual.willingToTravel);
  if (individual.willingToTravel)
    await hand.type(page.getByLabel(t.travelPercentage), String(individual.travelPercentage));
  await hand.type(page.getByLabel(t.salary), String(individual.salary?.amount));
  if (individual.salary)
    await hand.select(
      page.getByLabel(t.currency),
      CURRENCY_NAMES[individual.salary.currency][words.language],
    );
  await hand.date(page.getByLabel(t.birthDate), individual.birthDate ?? '');
  for (const code of individual.nationalities ?? [])
    await pick(
      filling,
      page.getByRole('combobox', { name: t.nationalities }),
      countryName(code, words.language),
    );
};

export const fillSkills: Fill = async (filling) => {
  const { page, hand, words } = filling;
  const t = words.facts.skills;
  const { list = [] } = given(filling, 'skills') as { list?: readonly SkillDraft[] };
  for (const skill of list) {
    const scale = page.getByRole('group', { name: skill.name, exact: true });
    if ((await scale.count()) === 0) {
      await hand.type(page.getByLabel(t.own), skill.name);
      await hand.press(page.getByRole('button', { name: t.add, exact: true }));
    }
    const level = (skill.level ?? 0) as keyof typeof SKILL_LEVEL_TEXTS;
    const name = SKILL_LEVEL_TEXTS[level].name[words.language];
    await hand.choose(scale.getByRole('radio', { name, exact: true }));
    if (level === 0) continue;
    const card = page.getByTestId('skill-card').filter({ has: scale });
    await hand.type(card.getByLabel(t.years), String(skill.years));
    if (skill.currentUse) await hand.choose(card.getByRole('checkbox', { name: t.currentUse }));
  }
};

export const fillExperiences: Fill = async (filling) => {
  const { page, words } = filling;
  const t = words.facts.experiences;
  const { positions, sectors } = given(filling, 'experiences') as ExperiencesDraft;
  for (const code of positions ?? [])
    await pick(
      filling,
      page.getByRole('combobox', { name: t.positions }),
      nameIn(PROFESSIONS, code, filling),
    );
  for (const code of sectors ?? [])
    await pick(
      filling,
      page.getByRole('combobox', { name: t.sectors }),
      nameIn(SECTORS, code, filling),
    );
};

export const fillStudies: Fill = async (filling) => {
  const { page, hand, words } = filling;
  const { degree } = given(filling, 'studies') as StudiesDraft;
  const t = words.facts.studies;
  const credits = degree && degree !== 'none' ? DEGREE_ECTS[degree] : 0;
  const name =
    !degree || degree === 'none'
      ? t.none
      : [DEGREE_NAMES[degree][words.language], ...(credits > 0 ? [t.ects(credits)] : [])].join(' ');
  await hand.choose(page.getByRole('radio', { name, exact: true }));
};

export const fillLanguages: Fill = async (filling) => {
  const { page, hand, words } = filling;
  const t = words.facts.languages;
  const { list = [] } = given(filling, 'languages') as { list?: readonly LanguageDraft[] };
  for (const { language, level } of list) {
    const name = languageName(language, words.language);
    await pick(filling, page.getByRole('combobox', { name: t.add }), name);
    const levels = page.getByRole('group', { name: t.level(name) });
    if (level)
      await hand.choose(
        levels.getByRole('radio', { name: LANGUAGE_LEVEL_TEXTS[level].name[words.language] }),
      );
  }
};

/** One question a page, of whichever kind it is. */
export const fillQuestion =
  (questions: readonly CampaignQuestion[]): Fill =>
  async (filling, number) => {
    const { page, hand, words } = filling;
    const question = questions[number];
    if (!question) throw new Error('no such question');
    const answers = given(filling, 'questions') as Record<string, boolean | number | string>;
    const answer = answers[question.id];
    const choose = (name: RegExp) => hand.choose(page.getByRole('radio', { name }));
    const fill: Readonly<Record<QuestionType, () => Promise<void>>> = {
      closed: () => choose(new RegExp(`^${answer ? words.engine.yes : words.engine.no}$`)),
      open: () => hand.type(page.getByLabel(question.text[words.language]), String(answer)),
      // The ends of a scale have a name beside their number.
      scale: () => choose(new RegExp(`^${String(answer)}(?: –|$)`)),
    };
    await fill[question.type]();
  };
