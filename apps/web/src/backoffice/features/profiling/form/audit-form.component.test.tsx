import type { ProfilingCampaign } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pickOption, plain } from '../../../../testing/choose.ts';
import type { Responders } from '../../../../testing/fake-api.ts';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { storedAudit } from '../stored-audit.fixture.ts';

const SALES = '0c2d8f3e-7a51-4b0e-9d46-5a1f6e2b7c01';
const unit = (id: string, name: string) => ({
  id,
  name: { fr: name, en: name },
  expectedHeadcount: null,
});

const PATH = `/api/profiling/campaigns/${storedAudit().id}`;
const EDIT = `/profiling/campaign/edit/${storedAudit().id}`;
const CREATE = '/profiling/campaign/create';

/** An audit as the server keeps it. */
const createAuditApi = (initial: Partial<ProfilingCampaign>) => {
  let stored = storedAudit(initial);
  const api: Responders = {
    [`GET ${PATH}`]: () => Response.json(stored),
    [`PUT ${PATH}`]: ({ body }) => {
      stored = { ...stored, ...(body as object), version: stored.version + 1 };
      return Response.json(stored);
    },
    'GET /api/profiling/campaigns/url-available': ({ query }) =>
      Response.json({ available: query['customUrl'] !== 'taken' }),
  };
  return { api, stored: () => stored };
};

const renderForm = async (
  language: Language,
  path: string,
  initial: Partial<ProfilingCampaign> = {},
) => {
  const { api, stored } = createAuditApi(initial);
  const [t, audit] = await Promise.all([
    backoffice.campaignForm.load(language),
    backoffice.profilingForm.load(language),
  ]);
  const app = await renderApp(language, { path, api });
  const bar = within(await screen.findByTestId('save-bar'));
  // A section is fetched when it is opened.
  await waitFor(() => expect(document.querySelector('[data-section] [data-path]')).not.toBeNull());
  return {
    ...app,
    t,
    audit,
    stored,
    save: (name: string) => app.user.click(bar.getByRole('button', { name })),
    openSection: async (name: string) => {
      const sections = within(screen.getByRole('navigation', { name: t.sectionList }));
      await app.user.click(sections.getByRole('link', { name: new RegExp(`^${name}`) }));
      await screen.findByRole('heading', { level: 2, name });
    },
  };
};

const at = (path: string): HTMLInputElement => {
  const field = document.querySelector<HTMLInputElement>(`[data-path="${path}"]`);
  if (!field) throw new Error(`no field ${path}`);
  return field;
};
const switchOf = (segment: string): HTMLInputElement | null =>
  document.querySelector(`[name="mandatory.${segment}"]`);
const names = () =>
  [...document.querySelectorAll<HTMLInputElement>('[data-path$="name.en"]')].map(
    ({ value }) => value,
  );

describe('the form of an audit', () => {
  it.each(languagesFor('en'))(
    'says what is invalid and goes to each field (%s)',
    async (language) => {
      const form = await renderForm(language, `${CREATE}?section=mandatory`);
      const { t, audit, user } = form;
      const { required, min } = (await errors.load(language)).rules;
      // Required information of the specification; without units nobody is asked for one.
      for (const segment of ['age', 'gender', 'tenure', 'unit'])
        expect(switchOf(segment)?.checked).toBe(true);
      await user.clear(at('minimumGroup'));
      await user.type(at('minimumGroup'), '4');
      await form.openSection(audit.sections.subject.name);
      await pickOption(user, audit.subject.choice, audit.subject.custom);
      await form.openSection(audit.sections.valuesSets.name);
      await user.click(screen.getByRole('button', { name: audit.valuesSets.add }));
      await form.save(t.create);
      const summary = within(await screen.findByRole('alert'));
      expect(summary.getByText(t.invalid)).toBeDefined();
      expect(summary.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        t.errorsIn(t.sections.parameters.name, 2),
        t.errorsIn(audit.sections.access.name, 1),
        t.errorsIn(audit.sections.subject.name, 2),
        t.errorsIn(audit.sections.mandatory.name, 1),
        t.errorsIn(audit.sections.valuesSets.name, 2),
      ]);
      await waitFor(() => expect(document.activeElement).toBe(at('name')));
      for (const [section, path, words] of [
        [audit.sections.access.name, 'access', audit.access.required],
        [audit.sections.subject.name, 'subject.fr.name', required()],
        [audit.sections.mandatory.name, 'minimumGroup', min(5)],
        [audit.sections.valuesSets.name, 'valuesSets.0.name', required()],
      ] as const) {
        await user.click(summary.getByRole('button', { name: new RegExp(`^${section}`) }));
        await waitFor(() => expect(document.activeElement).toBe(at(path)));
        expect(screen.getAllByText(plain(words)).length).toBeGreaterThan(0);
      }
      expect(form.requests.some(({ route }) => route.startsWith('POST /api/profiling'))).toBe(
        false,
      );
    },
  );

  it.each([
    ['fr', 'Longueur minimale : 3 caractères'],
    ['en', 'Minimum length 3 characters'],
  ] as const)(
    'says that an address is too short, taken or free (%s)',
    async (language, tooShort) => {
      const form = await renderForm(language, CREATE);
      const { t, user } = form;
      await user.type(at('customUrl'), 'taken');
      expect(await screen.findByText(plain(t.parameters.urlTaken))).toBeDefined();
      await user.type(at('customUrl'), '-2');
      expect(await screen.findByText(plain(t.parameters.urlFree))).toBeDefined();
      await user.clear(at('customUrl'));
      await user.type(at('customUrl'), 'ab');
      await form.save(t.create);
      expect(await screen.findByText(tooShort)).toBeDefined();
    },
  );

  it.each(languagesFor('en'))(
    'says what can no longer change once somebody has answered, and saves the rest (%s)',
    async (language) => {
      const form = await renderForm(language, `${EDIT}?section=subject`, {
        units: [unit(SALES, 'Sales')],
        frozen: { access: true, minimumGroup: true, segments: true },
      });
      const { t, audit, user, stored } = form;
      expect(screen.getByText(plain(audit.frozen.subject))).toBeDefined();
      expect(at('subject').disabled).toBe(true);
      await form.openSection(audit.sections.mandatory.name);
      expect(screen.getByText(plain(audit.frozen.mandatory))).toBeDefined();
      expect(screen.getByText(plain(audit.frozen.minimumGroup))).toBeDefined();
      expect([switchOf('age')?.disabled, at('minimumGroup').disabled]).toEqual([true, true]);
      await form.openSection(audit.sections.units.name);
      expect(screen.getByText(plain(audit.frozen.units))).toBeDefined();
      const remove = screen.getByRole<HTMLButtonElement>('button', {
        name: audit.units.cannotRemove('Sales'),
      });
      expect(remove.disabled).toBe(true);
      await user.type(at('units.0.name.en'), ' and service');
      await user.click(screen.getByRole('button', { name: audit.units.add }));
      await user.type(at('units.1.name.en'), 'Support');
      await form.save(t.save);
      expect(await screen.findByText(t.saved)).toBeDefined();
      expect(stored().units).toMatchObject([
        { id: SALES, name: { en: 'Sales and service' } },
        { name: { en: 'Support' } },
      ]);
    },
  );

  it('is only read by those who may not change it', async () => {
    const { t, audit, openSection } = await renderForm('fr', EDIT, {
      units: [unit(SALES, 'Sales')],
      can: { edit: false, changeOwner: false, duplicate: true, delete: false },
    });
    expect(screen.getByText(t.readOnly)).toBeDefined();
    expect(at('name').disabled).toBe(true);
    await openSection(audit.sections.units.name);
    expect(at('units.0.name.fr').disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: audit.units.add }).disabled).toBe(
      true,
    );
    expect(screen.queryByRole('button', { name: t.save })).toBeNull();
  });

  it('asks before it deletes a values set and a text of its own', async () => {
    const language = 'en';
    const html = '<p>Done</p>';
    const form = await renderForm(language, `${EDIT}?section=valuesSets`, {
      valuesSets: [
        { id: SALES, name: 'Charter', color: '#7b1fa2', values: [{ code: 'security' }] },
      ],
      customization: {
        ...storedAudit().customization,
        conclusion: { fr: { title: 'Merci', html }, en: { title: 'Thanks', html } },
      },
    });
    const { t, audit, user, stored } = form;
    const { cancel } = await backoffice.shell.load(language);
    const { number, remove, deletion } = audit.valuesSets;
    const asked = async (title: string) =>
      within(await screen.findByRole('dialog', { name: title }));
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    await press(remove(number(1)));
    let dialog = await asked(deletion.title('Charter'));
    expect(dialog.getByText(plain(deletion.question))).toBeDefined();
    await user.click(dialog.getByRole('button', { name: cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { name: number(1) })).toBeDefined();
    await press(remove(number(1)));
    dialog = await asked(deletion.title('Charter'));
    await user.click(dialog.getByRole('button', { name: deletion.confirm }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: number(1) })).toBeNull());

    const { reset, resetTitle, resetQuestion, places } = t.customization;
    await form.openSection(t.sections.customization.name);
    await user.click(await screen.findByRole('button', { name: reset }));
    dialog = await asked(resetTitle(places.conclusion.name, t.languages[language]));
    expect(dialog.getByText(plain(resetQuestion))).toBeDefined();
    await user.click(dialog.getByRole('button', { name: reset }));
    await form.save(t.save);
    expect(await screen.findByText(t.saved)).toBeDefined();
    expect(stored()).toMatchObject({
      valuesSets: [],
      customization: { conclusion: { en: null, fr: { html } } },
    });
  });

  it('shows the subject in a situation as it is typed, in both languages', async () => {
    const { audit, user } = await renderForm('en', `${CREATE}?section=subject`);
    const preview = await screen.findByRole('region', { name: audit.subject.preview });
    expect(preview.textContent).toContain('l’entreprise consacre-t-elle');
    expect(preview.textContent).toContain('what does the company put most effort into?');
    await pickOption(user, audit.subject.choice, audit.subject.custom);
    await user.type(at('subject.fr.name'), 'atelier');
    await user.click(screen.getByRole('radio', { name: audit.subject.genders.masculine }));
    await user.type(at('subject.en.name'), 'workshop');
    expect(preview.textContent).toContain('l’atelier consacre-t-il');
    expect(preview.textContent).toContain('what does the workshop put most effort into?');
  });

  it('says of a unit that it is too small to be shown, as long as it is', async () => {
    const { audit, user } = await renderForm('fr', `${CREATE}?section=units`);
    const { add, small } = audit.units;
    await user.click(await screen.findByRole('button', { name: add }));
    const people = () => at('units.0.expectedHeadcount');
    const described = () =>
      document.querySelector(`[id="${people().getAttribute('aria-describedby')}"]`)?.textContent;
    await user.type(people(), '4');
    await waitFor(() => expect(described()).toBe(small));
    expect(screen.getAllByText(plain(small))).toHaveLength(2);
    await user.clear(people());
    await user.type(people(), '5');
    await waitFor(() => expect(screen.queryByText(plain(small))).toBeNull());
    expect(described()).toBeUndefined();
  });

  it('moves a unit by a button, and says where it is', async () => {
    const ids = [1, 2, 3].map((number) => `0c2d8f3e-7a51-4b0e-9d46-5a1f6e2b7c0${number}`);
    const { audit, user } = await renderForm('en', `${EDIT}?section=units`, {
      units: ['One', 'Two', 'Three'].map((name, index) => unit(ids[index] ?? '', name)),
    });
    const { down, moved } = audit.units;
    await user.click(await screen.findByRole('button', { name: down('One') }));
    expect(names()).toEqual(['Two', 'One', 'Three']);
    expect(screen.getByText(plain(moved(2, 3)))).toBeDefined();
    const last = screen.getByRole<HTMLButtonElement>('button', { name: down('Three') });
    expect(last.disabled).toBe(true);
  });
});
