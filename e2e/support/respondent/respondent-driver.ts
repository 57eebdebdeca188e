import {
  ageBand,
  type AnswerItems,
  type ProfilingCampaign,
  type ProfilingQuestionnaire,
  tenureBand,
} from '@cadran/contract';
import type { CultureType, Moment } from '@cadran/contract/codes';
import type { Language } from '@cadran/i18n';
import {
  PROFILING_PARTS,
  simulateProfilingAnswers,
} from '@cadran/instruments/parts/profiling-parts';
import { segmentPages } from '@cadran/instruments/parts/segments';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import { GENDER_NAMES } from '@cadran/instruments/reference/people-bands';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { expect, type Page } from '@playwright/test';
import type { InputDevice } from '../devices/input-device.ts';
import { chooseLanguage } from '../choose-language.ts';
import { rankAll } from '../rank-all.ts';
import { wordsOf } from '../respondent-words.ts';
import { putAway } from '../devices/put-away.ts';

export interface Step {
  readonly name: string;
  readonly part: number;
  readonly page: number;
}

/** What is said on the page and must never leave it. */
export const ENTERED_DATES = { birthYear: '1979', startDate: '2017-03-21' } as const;

const bands = () => {
  const today = new Date().toISOString().slice(0, 10);
  return {
    ageBand: ageBand(Number(ENTERED_DATES.birthYear), Number(today.slice(0, 4))),
    tenureBand: tenureBand(ENTERED_DATES.startDate, today),
  };
};

export const driveRespondent = async (
  page: Page,
  hand: InputDevice,
  language: Language,
  campaign: ProfilingCampaign,
  seed: number,
) => {
  const words = await wordsOf(language);
  const simulated = simulateProfilingAnswers(seededRandom(seed), campaign);
  const answers: AnswerItems = { ...simulated, segments: { ...simulated['segments'], ...bands() } };
  const steps: readonly Step[] = PROFILING_PARTS.flatMap((part, index) =>
    Array.from({ length: part.pages(campaign) }, (_, number) => ({
      name: part.name,
      part: index + 2,
      page: number,
    })),
  );
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const address = (part: number, number: number) =>
    `/profiling/questionnaire/${campaign.organizationId}/${campaign.id}/${part}/${number}`;
  const expectAt = (part: number, number: number) =>
    expect(page).toHaveURL(new RegExp(`${address(part, number)}(\\?.*)?$`));

  const t = words.employee.segments;
  const fillSegment = {
    unit: () => {
      const unit = campaign.units.find(({ id }) => id === answers['segments']?.['unitId']);
      const name = unit?.name[language] ?? '';
      return hand.choose(page.getByRole('radio', { name, exact: true }));
    },
    gender: () => {
      const gender = answers['segments']?.['gender'] as keyof typeof GENDER_NAMES;
      const name = GENDER_NAMES[gender][language];
      return hand.choose(page.getByRole('radio', { name, exact: true }));
    },
    age: () => hand.type(page.getByLabel(t.birthYear), ENTERED_DATES.birthYear),
    tenure: () => hand.date(page.getByLabel(t.startDate), ENTERED_DATES.startDate),
  };

  const rank = async (moment: Moment, number: number): Promise<void> => {
    const situation = PROFILING_CULTURE[number];
    if (!situation) throw new Error('no such situation');
    const ranking = answers[moment]?.[situation.id] as readonly CultureType[];
    const names = ranking.map((type) => situation.proposals[type][language]);
    await rankAll(page, hand, words, names);
  };

  return {
    words,
    answers,
    steps,
    expectAt,
    button,
    next: button(words.engine.next),
    heading: (name: string) => page.getByRole('heading', { name, exact: true }),

    /** From the first page to the first part. */
    start: async (): Promise<void> => {
      await chooseLanguage(page, hand, language);
      await hand.press(button(words.promise.start));
      await expectAt(2, 0);
    },

    /** The same of an audit by codes; without a code, by the one that came with the link. */
    startByCode: async (code?: string): Promise<void> => {
      if (code !== undefined) await hand.type(page.getByLabel(words.entry.code.label), code);
      await hand.press(button(words.promise.start));
    },

    answer: async (step: Step): Promise<void> => {
      if (step.name !== 'segments') return rank(step.name as Moment, step.page);
      for (const segmentation of segmentPages(campaign)[step.page] ?? [])
        await fillSegment[segmentation]();
    },

    goOn: async (step: Step): Promise<void> => {
      await hand.press(button(words.engine.next));
      const following = steps[steps.indexOf(step) + 1];
      await expectAt(following?.part ?? 5, following?.page ?? 0);
    },

    send: () => hand.press(button(words.conclusion.ready.send)),
  };
};
export type RespondentDriver = Awaited<ReturnType<typeof driveRespondent>>;

/** What this browser holds of the questionnaire. */
const held = async (
  page: Page,
  campaign: ProfilingCampaign,
): Promise<{ id: string; token: string }> => {
  const { origins } = await page.context().storageState();
  const kept = origins
    .flatMap(({ localStorage }) => localStorage)
    .find(({ name }) => name === `cadran.profiling.${campaign.id}`);
  return JSON.parse(kept?.value ?? '{}') as { id: string; token: string };
};

/** The unfinished questionnaire as the server has it; the respondent's token alone opens it. */
export const loadStored = async (
  page: Page,
  campaign: ProfilingCampaign,
): Promise<ProfilingQuestionnaire> => {
  await putAway(page);
  const { id, token } = await held(page, campaign);
  const answer = await page.request.get(`/api/profiling/questionnaires/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return answer.json();
};

/** The last page of the answers, once answerAll has given them all: the page asks what is stored. */
export const openLastStep = async (page: Page): Promise<void> => {
  await page.goto(page.url().replace(/\/\d+\/\d+(?=\?|$)/, '/4/11'));
};

/** Answers everything at once behind the page's back, for what is not about the answering. */
export const answerAll = async (
  page: Page,
  campaign: ProfilingCampaign,
  { answers: { segments, ...answers } }: Pick<RespondentDriver, 'answers'>,
): Promise<void> => {
  const { id, token } = await held(page, campaign);
  const answer = await page.request.put(`/api/profiling/questionnaires/${id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { segments, answers },
  });
  if (!answer.ok()) throw new Error(await answer.text());
};
