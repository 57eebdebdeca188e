import type { DefaultParameters } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { plain } from '../../../../testing/choose.ts';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { sessionFixture, userFixture } from '../../../shared/session/session.fixture.ts';

const admin = userFixture({ role: 'admin' });
const { organization } = sessionFixture();
const PATH = `/api/organizations/${organization.id}/default-parameters`;

/** The parameters as the server keeps them. */
const createApi = (stored: DefaultParameters = {}) => {
  const kept = { stored };
  return {
    kept,
    api: {
      [`GET /api/organizations/${organization.id}`]: () => Response.json(organization),
      [`GET ${PATH}`]: () => Response.json(kept.stored),
      [`PUT ${PATH}`]: ({ body }: { readonly body?: unknown }) => {
        kept.stored = body as DefaultParameters;
        return Response.json(kept.stored);
      },
      'GET /api/screening/campaigns/url-available': () => Response.json({ available: true }),
    },
  };
};

it.each(languagesFor('fr'))(
  'the parameters of new campaigns are set by administrators (%s)',
  async (language) => {
    const [t, form] = await Promise.all([
      backoffice.defaultParameters.load(language),
      backoffice.screeningForm.load(language),
    ]);
    const { kept, api } = createApi();
    const { user } = await renderApp(language, {
      path: '/admin/organization/campaigns',
      session: { user: { ...admin, language } },
      api,
    });
    const section = (name: 'skills') =>
      screen.findByRole('checkbox', { name: form.sections[name].name });
    const save = () => user.click(screen.getByRole('button', { name: t.save }));
    await section('skills');
    for (const box of screen.queryAllByRole('checkbox', { checked: true })) await user.click(box);
    await save();
    expect(await screen.findByText(t.oneSection)).toBeDefined();
    expect(kept.stored).toEqual({});

    await user.click(await section('skills'));
    const contact = screen.getByRole('textbox', { name: form.parameters.contactEmail });
    await user.type(contact, 'jobs@example.org');
    await save();
    await screen.findByText(plain(t.saved));
    expect(kept.stored.screening).toMatchObject({
      sections: ['skills'],
      contactEmail: 'jobs@example.org',
      weights: null,
    });

    await user.click(await screen.findByRole('button', { name: t.forget }));
    await waitFor(() => expect(kept.stored).toEqual({}));
  },
);

it('a new campaign begins with them, unless there are none', async () => {
  const t = await backoffice.screeningForm.load('en');
  const contactIn = async (stored: DefaultParameters) => {
    cleanup();
    await renderApp('en', { path: '/screening/campaign/create', api: createApi(stored).api });
    const field = await screen.findByRole<HTMLInputElement>('textbox', {
      name: t.parameters.contactEmail,
    });
    const report = screen.getByRole<HTMLInputElement>('switch', {
      name: new RegExp(`^${t.parameters.allowPersonalReport}`),
    });
    return [field.value, report.checked];
  };
  expect(await contactIn({})).toEqual(['louis@example.org', true]);
  const screening = { contactEmail: 'jobs@example.org', allowPersonalReport: false };
  expect(await contactIn({ screening })).toEqual(['jobs@example.org', false]);
});
