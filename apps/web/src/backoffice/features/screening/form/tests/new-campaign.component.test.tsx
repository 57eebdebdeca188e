import { type NewScreeningCampaign, STARTING_TARGET } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languagesFor } from '../../../../../testing/in-turn.ts';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { storedCampaign } from '../values/stored-campaign.fixture.ts';

const renderForm = async (language: Language, section = '') => {
  const [t, form] = await Promise.all([
    backoffice.screeningForm.load(language),
    backoffice.campaignForm.load(language),
  ]);
  const app = await renderApp(language, {
    path: `/screening/campaign/create${section && `?section=${section}`}`,
    api: {
      'GET /api/screening/campaigns/url-available': () => Response.json({ available: true }),
      'POST /api/screening/campaigns': ({ body }) =>
        Response.json(storedCampaign({ name: (body as NewScreeningCampaign).name })),
    },
  });
  await screen.findByRole('heading', { level: 2 });
  const list = () => within(screen.getByRole('navigation', { name: form.sectionList }));
  return {
    ...app,
    t,
    form,
    entry: (name: keyof typeof t.sections) =>
      list().getByRole('link', { name: new RegExp(`^${t.sections[name].name}`) }),
    open: (name: keyof typeof t.sections) =>
      app.user.click(list().getByRole('link', { name: new RegExp(`^${t.sections[name].name}`) })),
    flip: async (label: string) =>
      app.user.click(await screen.findByRole('switch', { name: new RegExp(`^${label}`) })),
    notice: () => screen.queryByTestId('save-notice')?.textContent ?? null,
    save: () => app.user.click(screen.getByRole('button', { name: form.create })),
    sent: () => app.requests.find(({ route }) => route === 'POST /api/screening/campaigns'),
  };
};

describe.each(languagesFor('en'))('a new campaign (%s)', (language) => {
  it('is usable with a name alone, and warns of nothing that nobody touched', async () => {
    const { t, form, user, ...view } = await renderForm(language);
    for (const section of ['culture', 'values', 'personality', 'motivations'] as const) {
      expect(view.entry(section).textContent).toContain(t.marks.asked);
      expect(view.entry(section).dataset['mark']).toBe('partial');
    }
    expect(view.entry('job').textContent).toContain(t.marks.off);
    expect(view.notice()).toBe(t.notices.noTarget);
    const name = new RegExp(`^${form.parameters.name}`);
    await user.type(await screen.findByRole('textbox', { name }), 'Baker');
    await view.save();
    await waitFor(() => expect(view.sent()?.body).toMatchObject({ profile: STARTING_TARGET }));
    expect(screen.queryByText(form.invalid)).toBeNull();
  });

  it('says what is missing when no section is asked, in the list and at the save button', async () => {
    const { t, form, ...view } = await renderForm(language, 'culture');
    for (const section of ['culture', 'values', 'personality', 'motivations'] as const) {
      await view.open(section);
      await screen.findByRole('heading', { level: 2, name: t.sections[section].name });
      await view.flip(t.switches.asked);
    }
    await waitFor(() => expect(view.notice()).toBe(t.notices.nothingAsked));
    expect(view.entry('culture').textContent).toContain(t.marks.chooseSection);
    await view.save();
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain(form.errorsIn(t.sections.culture.name, 1));
    expect(view.sent()).toBeUndefined();
    await view.open('values');
    await screen.findByRole('heading', { level: 2, name: t.sections.values.name });
    expect(screen.getByText(t.marks.chooseSection)).toBeDefined();
    await view.flip(t.switches.asked);
    await waitFor(() => expect(view.notice()).toBe(t.notices.noTarget));
    expect(view.entry('culture').textContent).toContain(t.marks.off);
  });

  it('warns of a flat target only once it was touched or saved', async () => {
    const { t, user, ...view } = await renderForm(language, 'culture');
    await view.flip(t.switches.scored);
    await waitFor(() => expect(view.entry('culture').textContent).toContain(t.marks.weak));
    expect(view.entry('culture').dataset['mark']).toBe('partial');
    expect(screen.queryAllByText(t.culture.flat.title)).toEqual([]);
    const [slider] = await screen.findAllByRole('slider');
    slider?.focus();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findAllByText(t.culture.flat.title)).not.toEqual([]);
    await waitFor(() => expect(view.entry('culture').dataset['mark']).toBe('warning'));
    await view.open('values');
    await view.flip(t.switches.scored);
    await waitFor(() => expect(view.entry('values').textContent).toContain(t.marks.weak));
    expect(view.entry('values').dataset['mark']).toBe('partial');
    expect(screen.queryAllByText(t.values.flat.title)).toEqual([]);
    // The save is refused for want of a name, and the form goes there.
    await view.save();
    await waitFor(() => expect(view.entry('values').dataset['mark']).toBe('warning'));
  });
});

it('the marks of a new campaign have followed before the pointer is at an entry', async () => {
  const { t, user, ...view } = await renderForm('en', 'culture');
  await view.flip(t.switches.scored);
  await waitFor(() => expect(view.entry('culture').textContent).toContain(t.marks.weak));
  const [slider] = await screen.findAllByRole('slider');
  slider?.focus();
  await user.keyboard('{ArrowRight}');
  await user.hover(view.entry('job'));
  expect(view.entry('culture').dataset['mark']).toBe('warning');
});

it.each(languagesFor('en'))(
  'a weight under 20 is told in the list and at the save button (%s)',
  async (language) => {
    const { t, user, ...view } = await renderForm(language, 'studies');
    await view.flip(t.switches.asked);
    const degree = new RegExp(`^${t.studies.degree}`);
    await user.click(await screen.findByRole('combobox', { name: degree }));
    const [option] = await screen.findAllByRole('option', { hidden: true });
    await user.click(option ?? document.body);
    await waitFor(() => expect(view.notice()).toMatch(t.notices.lowWeight(5, 20).slice(0, 20)));
    expect(view.entry('weights').dataset['mark']).toBe('warning');
    expect(view.entry('weights').textContent).toContain(t.marks.noScore);
    await user.click(within(screen.getByTestId('save-notice')).getByRole('button'));
    expect(await screen.findByText(t.weights.insufficient.title)).toBeDefined();
  },
);
