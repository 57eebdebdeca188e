import type { PaperVersion } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { spoken } from '../../../../testing/spoken.ts';
import { detailPath, editPath } from '../../../shared/campaigns/campaign-paths.ts';
import { storedAudit, storedProgress } from '../stored-audit.fixture.ts';

const { id } = storedAudit();
const base = `/api/profiling/campaigns/${id}`;

const version = (number: number, occasion: PaperVersion['occasion']): PaperVersion => ({
  number,
  createdAt: '2026-11-10T08:00:00.000Z',
  occasion,
  digest: `0000-000${number}`,
});

const open = async (
  language: Language,
  path: string,
  versions: readonly PaperVersion[],
  can = storedAudit().can,
) => {
  const audit = storedAudit({ can });
  const app = await renderApp(language, {
    path,
    api: {
      [`GET ${base}`]: () => Response.json(audit),
      [`GET ${base}/progress`]: () => Response.json(storedProgress),
      [`GET ${base}/papers`]: () => Response.json({ items: versions, total: versions.length }),
      [`GET ${base}/papers.pdf`]: () => new Response(new Blob(['%PDF'])),
      [`PUT ${base}`]: () => Response.json({ ...audit, version: 2 }),
    },
  });
  return { ...app, t: await backoffice.papers.load(language) };
};

describe.each(languagesFor('fr'))('the paper for employee representatives (%s)', (language) => {
  it('is downloaded from the audit’s page, with changes since a version', async () => {
    const versions = [version(3, 'change'), version(2, 'opening'), version(1, 'paper')];
    const { user, t, requests } = await open(language, detailPath('profiling', id), versions);
    expect(await screen.findByText(spoken(t.title))).toBeDefined();
    for (const { digest, occasion } of versions) {
      expect(await screen.findByText(digest)).toBeDefined();
      expect(screen.getByText(t.occasions[occasion])).toBeDefined();
    }
    await user.selectOptions(screen.getByLabelText(t.since), '1');
    await user.selectOptions(screen.getByLabelText(t.language), 'en');
    await user.click(screen.getByRole('button', { name: t.download }));
    await waitFor(() =>
      expect(requests.filter(({ route }) => route.endsWith('papers.pdf'))).toMatchObject([
        { query: { language: 'en', since: '1' } },
      ]),
    );
  });

  it('has no versions before it is first downloaded', async () => {
    const { t } = await open(language, detailPath('profiling', id), []);
    expect(await screen.findByText(spoken(t.none))).toBeDefined();
    expect(screen.queryByLabelText(t.since)).toBeNull();
  });

  it('is not offered to whoever may only read', async () => {
    const can = { edit: false, delete: false, duplicate: false, changeOwner: false };
    const { t } = await open(language, detailPath('profiling', id), [], can);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(spoken(t.title))).toBeNull();
  });

  it('gets its purpose and legal basis in the form', async () => {
    const path = `${editPath('profiling', id)}?section=representatives`;
    const { user, t, requests } = await open(language, path, []);
    const { representatives } = await backoffice.profilingForm.load(language);
    await user.type(await screen.findByLabelText(representatives.purposeEn), 'Prepare a merger');
    await user.selectOptions(screen.getByLabelText(representatives.legalBasis), 'agreement');
    expect(screen.getByRole('button', { name: t.download })).toBeDefined();
    const { save } = await backoffice.campaignForm.load(language);
    await user.click(screen.getByRole('button', { name: save }));
    await waitFor(() =>
      expect(requests.find(({ route }) => route === `PUT ${base}`)?.body).toMatchObject({
        purpose: { fr: '', en: 'Prepare a merger' },
        legalBasis: 'agreement',
      }),
    );
  });
});
