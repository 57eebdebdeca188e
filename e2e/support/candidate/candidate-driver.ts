import { type AnswerItems, fromAnswerItems, type ScreeningQuestionnaire } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { SCREENING_PARTS, simulateAnswers } from '@cadran/instruments/parts/screening-parts';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { expect, type Page } from '@playwright/test';
import type { MadeCampaign } from './campaign.ts';
import {
  fillExperiences,
  fillIndividual,
  fillJob,
  fillLanguages,
  fillMobility,
  fillQuestion,
  fillSkills,
  fillStudies,
} from './fill-facts.ts';
import {
  type Fill,
  fillContact,
  fillCulture,
  type Filling,
  fillMotivations,
  fillPersonality,
  fillValues,
} from './fill-instruments.ts';
import type { InputDevice } from '../devices/input-device.ts';
import { chooseLanguage } from '../choose-language.ts';
import { wordsOf } from '../respondent-words.ts';
import { putAway } from '../devices/put-away.ts';

const fills = ({ asked }: MadeCampaign): Readonly<Record<string, Fill>> => ({
  contact: fillContact,
  culture: fillCulture,
  values: fillValues,
  personality: fillPersonality,
  motivations: fillMotivations,
  job: fillJob,
  mobility: fillMobility,
  individual: fillIndividual,
  skills: fillSkills,
  experiences: fillExperiences,
  studies: fillStudies,
  languages: fillLanguages,
  questions: fillQuestion(asked.questions),
});

export interface Step {
  readonly name: string;
  readonly part: number;
  readonly page: number;
}

/** Every page of the campaign's questionnaire, with the numbers its address has. */
export const stepsOf = ({ asked }: MadeCampaign): readonly Step[] =>
  SCREENING_PARTS.filter((part) => part.asked(asked)).flatMap((part, index) =>
    Array.from({ length: part.pages(asked) }, (_, page) => ({
      name: part.name,
      part: index + 2,
      page,
    })),
  );

export const driveCandidate = async (
  page: Page,
  hand: InputDevice,
  language: Language,
  campaign: MadeCampaign,
  seed: number,
) => {
  const words = await wordsOf(language);
  const answers: AnswerItems = simulateAnswers(seededRandom(seed), campaign.asked);
  const filling: Filling = { page, hand, words, answers };
  const steps = stepsOf(campaign);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const address = (part: number, number: number) =>
    `/screening/questionnaire/${campaign.organizationId}/${campaign.id}/${part}/${number}`;
  const expectAt = (part: number, number: number) =>
    expect(page).toHaveURL(new RegExp(`${address(part, number)}(\\?.*)?$`));

  return {
    words,
    answers,
    steps,
    expectAt,
    next: button(words.engine.next),
    previous: button(words.engine.previous),
    send: button(words.conclusion.ready.send),

    /** Sends the answers and waits for the thanks. */
    finish: async (): Promise<void> => {
      await hand.press(button(words.conclusion.ready.send));
      await expect(
        page.getByRole('heading', { name: words.conclusion.thanks.title }),
      ).toBeVisible();
    },

    /** From the first page to the first part. */
    start: async (): Promise<void> => {
      await chooseLanguage(page, hand, language);
      await hand.choose(page.getByRole('checkbox', { name: words.notice.consent }));
      await hand.press(button(words.notice.start));
      await expectAt(2, 0);
    },

    answer: (step: Step): Promise<void> => {
      const fill = fills(campaign)[step.name];
      if (!fill) throw new Error(`nobody knows how to fill ${step.name}`);
      return fill(filling, step.page);
    },

    goOn: async (step: Step): Promise<void> => {
      // A tap on a proposal goes on by itself.
      if (step.name !== 'culture' || hand.kind !== 'touch')
        await hand.press(button(words.engine.next));
      const following = steps[steps.indexOf(step) + 1];
      await expectAt(following?.part ?? (steps.at(-1)?.part ?? 1) + 1, following?.page ?? 0);
    },
  };
};
export type CandidateDriver = Awaited<ReturnType<typeof driveCandidate>>;

/** The questionnaire this browser holds, as the server has it. */
export const loadStored = async (
  page: Page,
  campaign: MadeCampaign,
): Promise<ScreeningQuestionnaire> => {
  await putAway(page);
  const { origins } = await page.context().storageState();
  const kept = origins
    .flatMap(({ localStorage }) => localStorage)
    .find(({ name }) => name === `cadran.screening.${campaign.id}`);
  const { id, token } = JSON.parse(kept?.value ?? '{}') as { id: string; token: string };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get(`/api/screening/questionnaires/${id}`, { headers });
  if (!answer.ok()) throw new Error(await answer.text());
  return answer.json();
};

/** What was entered, as the API shows it. */
export const enteredAnswers = ({ answers }: Pick<CandidateDriver, 'answers'>) => {
  const { contact = {}, ...items } = answers;
  return { contact, answers: fromAnswerItems(items) };
};
