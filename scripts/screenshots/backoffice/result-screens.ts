import { backoffice } from '@cadran/i18n/backoffice';
import { closedAudit, closedAudits } from '../demonstration.ts';
import { savePdf, savePrintedPage } from '../save-pdf.ts';
import { LANGUAGES } from '../demo-users.ts';
import { waitUntilIdle, type ScreenshotSession } from '../screenshot-session.ts';

interface Filters {
  readonly attributes: readonly {
    readonly values: readonly { readonly value: string }[];
  }[];
}

/** Culture audit results: the report, compared with another group and with the year before, the map, the waves and the actions. */
export const resultScreens = async (session: ScreenshotSession): Promise<void> => {
  const { page, language, open, capture, ask, leave } = session;
  const t = await backoffice.profilingResults.load(language);
  const audit = await closedAudit(session);
  const [, earlier] = await closedAudits(session);
  const { attributes } = await ask<Filters>(`/profiling/campaigns/${audit.id}/filters`);
  const [one = '', other = ''] = attributes[0]?.values.map(({ value }) => value) ?? [];
  const report = `/profiling/campaign/report/${audit.organizationId}/${audit.id}`;
  await open(report);
  await capture('profiling/report');
  await savePrintedPage(session, 'audit');
  await open(`${report}?unit=${one}&age=under_30`);
  await capture('profiling/filters-closed');
  await open(`${report}?unit=${one}`);
  await page.getByRole('button', { name: t.report.compare, exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await waitUntilIdle(page);
  await capture('profiling/compare-choice', false);
  for (const name of ['map', 'waves', 'actions']) {
    await open(`/profiling/campaign/${audit.id}/${name}`);
    await capture(`profiling/${name}`);
  }
  await open(`${report}?unit=${one}&compare=unit:${other}`);
  await capture('profiling/comparison');
  await savePrintedPage(session, 'comparison');
  await open(`${report}?earlier=${earlier?.id}`);
  await capture('profiling/trend');
  await open(`${report}?gender=female&age=30_39&tenure=2_4`);
  await capture('profiling/report-refused');
  const path = `/profiling/campaigns/${audit.id}/report.pdf`;
  for (const code of LANGUAGES) {
    await savePdf(session, `audit-${code}`, path, { language: code });
    const compareWith = { unit: [other] };
    await savePdf(session, `comparison-${code}`, path, {
      language: code,
      unit: [one],
      compareWith,
    });
    await savePdf(session, `trend-${code}`, path, { language: code, earlierId: earlier?.id });
  }
  await leave();
};
