import type { Module } from '@cadran/contract/codes';
import type { Language } from '@cadran/i18n';
import { preview } from '@cadran/i18n/preview';
import { respondent } from '@cadran/i18n/respondent';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storePreview } from '../../../shared/preview/stored-preview.ts';
import { plain } from '../../../testing/choose.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { openRoute } from '../../routing/open-route.tsx';
import { parseRoute } from '../../routing/route.ts';
import { useRoute } from '../../routing/use-route.ts';

const COMMON = {
  id: 'campaign',
  organization: { id: 'organization', name: 'Atelier' },
  showEstimatedDuration: false,
  customization: { introduction: { fr: null, en: null }, conclusion: { fr: null, en: null } },
  redirectUrl: null,
};
const CAMPAIGNS = {
  screening: {
    ...COMMON,
    name: 'Analyst',
    sections: ['values', 'job'],
    skills: [],
    questions: [],
    contactEmail: null,
    allowPersonalReport: true,
    retentionDays: 90,
    privacyContact: null,
    addsUpAnswers: false,
  },
  profiling: {
    ...COMMON,
    access: 'codes',
    subject: 'company',
    minimumGroup: 5,
    codes: { mailed: 0, printed: 0 },
    units: [],
    mandatory: { unit: false, gender: true, age: false, tenure: false },
  },
};

const renderPreview = async (language: Language, module: Module) => {
  const api = createFakeApi();
  vi.stubGlobal('fetch', api.fetch);
  storePreview(module, CAMPAIGNS[module]);
  const path = `/${module}/questionnaire/organization/campaign/0/0`;
  history.replaceState(null, '', `${path}?preview=1`);
  const first = parseRoute(path);
  if (first?.kind !== 'questionnaire') throw new Error('No questionnaire');
  const opened = openRoute(first, '');
  const Page = () => {
    const route = useRoute();
    return route?.kind === 'questionnaire' ? opened.render(route) : null;
  };
  const t = await preview.load(language);
  const view = await renderIn(language, <Page />);
  const bar = within(await screen.findByRole('complementary', { name: t.label }));
  return {
    ...view,
    t,
    bar,
    requests: api.requests,
    go: async (part: string) => view.user.click(await bar.findByRole('button', { name: part })),
    heading: (name: string) =>
      waitFor(() =>
        expect(plain(screen.getByRole('heading', { level: 1 }).textContent)).toBe(plain(name)),
      ),
    next: async (label: string) =>
      view.user.click(await screen.findByRole('button', { name: label })),
  };
};

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

describe.each(languagesFor('fr'))('the preview of a questionnaire (%s)', (language) => {
  it('requires neither consent nor answers, and sends nothing', async () => {
    const { t, bar, next, heading, requests } = await renderPreview(language, 'screening');
    expect(bar.getByText(t.note)).toBeDefined();
    const { notice, engine, instruments } = respondent;
    const { contact, values } = await instruments.load(language);
    await next((await notice.load(language)).start);
    await screen.findByRole('textbox', { name: contact.firstName });
    await next((await engine.load(language)).next);
    await heading(values.heading);
    expect(requests).toEqual([]);
  });

  it('opens every part from its list, the end included, and comes back', async () => {
    const { t, bar, go, heading, next } = await renderPreview(language, 'screening');
    const { job } = await respondent.facts.load(language);
    await go(job.title);
    await heading(job.heading);
    expect(bar.getByRole('button', { current: 'step' }).textContent).toBe(job.title);
    await go(t.summary);
    const { ready, thanks } = await respondent.conclusion.load(language);
    await heading(ready.title);
    await next(ready.send);
    await heading(thanks.title);
    expect(bar.getByRole('button', { current: 'step' }).textContent).toBe(t.thanks);
    await go(job.title);
    await heading(job.heading);
    await go(t.start);
    await heading('Analyst');
  });

  it('does the same for an audit by codes', async () => {
    const { t, go, heading, next, requests } = await renderPreview(language, 'profiling');
    await next((await respondent.promise.load(language)).start);
    const { thanks } = await respondent.conclusion.load(language);
    await go(t.thanks);
    await heading(thanks.title);
    expect(requests).toEqual([]);
  });

  it('folds the list on a phone', async () => {
    setWindowWidth(390);
    const { t, bar } = await renderPreview(language, 'screening');
    expect((await bar.findByText(t.parts)).closest('details')?.open).toBe(false);
  });
});
