import { CAMPAIGN_LIMITS, type ScreeningCampaign } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { searchProfessions } from '@cadran/instruments/reference/job-titles';
import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeApi, type FakeApi } from '../../../../../testing/fake-api.ts';
import { languagesFor } from '../../../../../testing/in-turn.ts';
import { renderBackoffice } from '../../../../../testing/render-backoffice.tsx';
import { CustomUrlField } from '../../../../shared/campaign-form/fields/custom-url-field.tsx';
import { CampaignFormContext } from '../../../../shared/campaign-form/form-context.ts';
import { OwnerField } from '../../../../shared/campaign-form/fields/owner-field.tsx';
import { useCampaignForm } from '../../../../shared/campaign-form/use-campaign-form.ts';
import { userFixture } from '../../../../shared/session/session.fixture.ts';
import type { CampaignValues } from '../values/campaign-values.ts';
import { storedCampaign } from '../values/stored-campaign.fixture.ts';
import { CodesField } from '../parts/fields/codes-field.tsx';
import { QuestionsSection } from '../sections/questions-section.tsx';
import { useScreeningForm } from '../use-screening-form.ts';

const OWNER = userFixture();

// What one test types is no draft of the next.

const stored = (canEdit = true) =>
  storedCampaign({ can: { ...storedCampaign().can, edit: canEdit, changeOwner: canEdit } });

interface Options {
  readonly campaign?: ScreeningCampaign;
  readonly api?: FakeApi;
}

/** Fields inside the real form of a campaign, and what the form holds. */
const renderInForm = async (
  language: Language,
  children: ReactNode,
  { campaign, api = createFakeApi() }: Options = {},
) => {
  const held: { values?: () => CampaignValues } = {};
  const Form = () => {
    const state = useCampaignForm(useScreeningForm(), campaign ?? null);
    useEffect(() => {
      held.values = state.form.getValues;
    });
    return (
      <CampaignFormContext value={state}>
        <form onSubmit={state.submit}>
          {children}
          <button type="submit">Save</button>
        </form>
      </CampaignFormContext>
    );
  };
  const view = await renderBackoffice(language, <Form />, { api });
  await screen.findByRole('button', { name: 'Save' });
  return { ...view, values: () => held.values?.() };
};

describe.each(languagesFor('fr'))('the custom url of a campaign (%s)', (language) => {
  const available = (free: boolean) =>
    createFakeApi({
      'GET /api/screening/campaigns/url-available': () => Response.json({ available: free }),
    });
  const renderField = async (options: Options = {}) => {
    const written = vi.fn<() => void>();
    const view = await renderInForm(language, <CustomUrlField onWritten={written} />, options);
    const { parameters: t } = await backoffice.campaignForm.load(language);
    return { ...view, t, written, field: screen.getByRole<HTMLInputElement>('textbox') };
  };

  it('normalises to lower case and hyphens, shows the link and its availability', async () => {
    const api = available(true);
    const { user, t, field, written, values } = await renderField({ api });
    await user.type(field, 'My Bakers');
    expect(field.value).toBe('my-bakers');
    expect(values()?.customUrl).toBe('my-bakers');
    expect(written).toHaveBeenCalled();
    expect(document.querySelector('code')?.textContent).toMatch(
      new RegExp(`/screening/${OWNER.organizationId}/my-bakers$`),
    );
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(t.urlFree));
    expect(api.requests.map(({ query }) => query['customUrl'])).toEqual(['my-bakers']);
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
  });

  it('reports a url that another campaign uses', async () => {
    const { user, t, field } = await renderField({ api: available(false) });
    await user.type(field, 'taken-one');
    expect(await screen.findByText(t.urlTaken)).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('explains the allowed characters when it is refused', async () => {
    const { user, t, field } = await renderField();
    await user.type(field, 'été!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(t.urlFormat)).toBeDefined();
  });

  it('warns after a change that links already sent no longer work', async () => {
    const { user, t, field } = await renderField({ campaign: stored(), api: available(true) });
    expect(field.value).toBe('baker');
    expect(screen.queryByText(t.urlMoved)).toBeNull();
    await user.type(field, 's');
    expect(screen.getByText(t.urlMoved)).toBeDefined();
    await user.type(field, '{Backspace}');
    expect(screen.queryByText(t.urlMoved)).toBeNull();
  });

  it('is read-only for users who may only read', async () => {
    const { field } = await renderField({ campaign: stored(false) });
    expect(field.disabled).toBe(true);
  });
});

describe('the owner of a campaign', () => {
  it.each(languagesFor('fr'))('is the creator by default (%s)', async (language) => {
    const { parameters: t } = await backoffice.campaignForm.load(language);
    await renderInForm(language, <OwnerField />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: t.owner });
    expect([field.value, field.readOnly]).toEqual([OWNER.username, true]);
    expect(screen.getByText(t.ownerNew)).toBeDefined();
  });

  it('is chosen from allowed users, searched on the server', async () => {
    const people = [
      userFixture({ id: 'ada', username: 'ada' }),
      userFixture({ id: 'bob', username: 'bob', status: 'inactive' }),
      userFixture({ id: 'cy', username: 'cy', screeningEnabled: false }),
    ];
    const api = createFakeApi({
      [`GET /api/organizations/${OWNER.organizationId}/users`]: ({ query }) =>
        Response.json({
          items: people.filter(({ username }) => username.includes(query['q'] ?? '')),
          total: 3,
        }),
    });
    const { parameters: t } = await backoffice.campaignForm.load('en');
    const { user, values } = await renderInForm('en', <OwnerField />, { campaign: stored(), api });
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: t.owner });
    expect(field.value).toBe(OWNER.username);
    await user.click(field);
    const option = { hidden: true } as const;
    const names = () => screen.getAllByRole('option', option).map((one) => one.textContent);
    await waitFor(() => expect(names()).toEqual([OWNER.username, 'ada']));
    await user.clear(field);
    await user.type(field, 'ad');
    await waitFor(() => expect(names()).toEqual(['ada']));
    await user.click(screen.getByRole('option', { name: 'ada', hidden: true }));
    expect(values()?.ownerId).toBe('ada');
    expect(api.requests.some(({ query }) => query['q'] === 'ad')).toBe(true);
  });
});

describe.each(languagesFor('fr'))('the questions of a campaign (%s)', (language) => {
  const renderQuestions = async (count: number, campaign?: ScreeningCampaign) => {
    const { questions: t } = await backoffice.screeningForm.load(language);
    const view = await renderInForm(language, <QuestionsSection />, campaign && { campaign });
    const add = () => screen.getByRole<HTMLButtonElement>('button', { name: t.add });
    for (let question = 0; question < count; question += 1) await view.user.click(add());
    const texts = () =>
      screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: t.text[language] });
    const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    const order = () => view.values()?.questions.map(({ text }) => text[language]);
    return { ...view, t, add, texts, button, order };
  };

  it('shows an empty state and adds a question', async () => {
    const { t, user, add } = await renderQuestions(0);
    expect(screen.getByText(t.none)).toBeDefined();
    await user.click(add());
    expect(screen.queryByText(t.none)).toBeNull();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  });

  it('shows the count below, at and above the limit', async () => {
    const max = CAMPAIGN_LIMITS.questions;
    const questions = Array.from({ length: max - 2 }, (_, index) => ({
      id: `f3b51b14-35f1-4b6f-9e0d-3b5ac4c54f0${index}`,
      type: 'open' as const,
      text: { fr: `${index} ?`, en: `${index}?` },
      required: false,
    }));
    const { user, add } = await renderQuestions(0, { ...stored(), questions });
    const { ofMax } = await backoffice.campaignForm.load(language);
    const shown = () => screen.getAllByRole('heading', { level: 3 }).length;
    await user.click(add());
    expect(screen.getByText(ofMax(max - 1, max))).toBeDefined();
    expect([shown(), add().disabled]).toEqual([max - 1, false]);
    await user.click(add());
    expect(screen.getByText(ofMax(max, max))).toBeDefined();
    expect([shown(), add().disabled]).toEqual([max, true]);
    await user.click(add());
    expect(shown()).toBe(max);
  });

  it('moves a question by keyboard and announces its position', async () => {
    const { t, user, texts, button, order } = await renderQuestions(3);
    for (const [place, text] of ['One', 'Two', 'Three'].entries())
      await user.type(texts()[place] ?? document.body, text);
    expect([button(t.up(1)).disabled, button(t.down(3)).disabled]).toEqual([true, true]);
    button(t.down(1)).focus();
    await user.keyboard('{Enter}');
    expect(order()).toEqual(['Two', 'One', 'Three']);
    expect(texts().map(({ value }) => value)).toEqual(['Two', 'One', 'Three']);
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(t.moved(2, 3));
    button(t.up(3)).focus();
    await user.keyboard(' ');
    expect(order()).toEqual(['Two', 'Three', 'One']);
    await user.click(button(t.remove(2)));
    expect(order()).toEqual(['Two', 'One']);
  });

  it('keeps whether an answer is required', async () => {
    const { t, user, values } = await renderQuestions(1);
    await user.click(screen.getByRole('switch', { name: t.required }));
    expect(values()?.questions.map(({ required }) => required)).toEqual([true]);
  });
});

describe.each(languagesFor('fr'))('the professions of a target (%s)', (language) => {
  const PATH = 'profile.job.target.professions';
  const renderField = async () => {
    const view = await renderInForm(
      language,
      <CodesField path={PATH} label="Jobs" max={3} search={searchProfessions} keepsTyped />,
    );
    const t = await backoffice.screeningForm.load(language);
    const options = () => screen.findAllByRole('option', { hidden: true });
    return { ...view, t, options, field: screen.getByRole('combobox') };
  };

  it('are found by job titles of both languages, and other texts are kept as typed', async () => {
    const { user, t, field, options, values } = await renderField();
    await user.type(field, 'data analyst');
    const [first, ...others] = await options();
    expect(first?.textContent).toMatch(/^(Mathématiciens|Mathematicians).*data analyst/);
    expect(others.at(-1)?.textContent).toBe(t.asTyped('data analyst'));
    await user.keyboard('{Enter}');
    await user.type(field, 'Zythologue');
    expect((await options()).map(({ textContent }) => textContent)).toEqual([
      t.asTyped('Zythologue'),
    ]);
    await user.keyboard('{Enter}');
    expect(values()?.profile.job.target.professions).toEqual(['212', 'Zythologue']);
    expect(screen.getByText('Zythologue')).toBeDefined();
    // What is chosen is not offered again in other letters.
    await user.type(field, 'zythologues');
    expect(await screen.findByText(t.notInList)).toBeDefined();
  });
});
