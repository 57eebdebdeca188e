import { backoffice } from '@cadran/i18n/backoffice';
import { closedAudit, closedAudits } from './demonstration.ts';
import { keepFile, keepPrint } from './paper.ts';
import { LANGUAGES } from './people.ts';
import { settled, type Sitter } from './studio.ts';

interface Filters {
  readonly attributes: readonly {
    readonly values: readonly { readonly value: string }[];
  }[];
}

/** What is read of an audit: filters open and closed, the report, beside another group, beside the year before. */
export const resultScreens = async (sitter: Sitter): Promise<void> => {
  const { page, language, open, shoot, ask, leave } = sitter;
  const t = await backoffice.profilingResults.load(language);
  const audit = await closedAudit(sitter);
  const [, earlier] = await closedAudits(sitter);
  const { attributes } = await ask<Filters>(`/profiling/campaigns/${audit.id}/filters`);
  const [one = '', other = ''] = attributes[0]?.values.map(({ value }) => value) ?? [];
  const filters = `/profiling/campaign/filters/${audit.id}`;
  await open(filters);
  await shoot('profiling/filters');
  await open(`${filters}?unit=${one}&age=under_30`);
  await shoot('profiling/filters-closed');
  const report = `/profiling/campaign/report/${audit.organizationId}/${audit.id}`;
  await open(report);
  await shoot('profiling/report');
  await keepPrint(sitter, 'audit');
  for (const [name, action] of Object.entries({
    change: t.report.change,
    compare: t.report.compare,
    trend: t.report.trend,
  })) {
    await open(`${report}?unit=${one}`);
    await page.getByRole('button', { name: action, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await settled(page);
    await shoot(`profiling/${name}-choice`, false);
  }
  await open(`${report}?unit=${one}&compare=unit:${other}`);
  await shoot('profiling/comparison');
  await keepPrint(sitter, 'comparison');
  await open(`${report}?earlier=${earlier?.id}`);
  await shoot('profiling/trend');
  await open(`${report}?gender=female&age=30_39&tenure=2_4`);
  await shoot('profiling/report-refused');
  const path = `/profiling/campaigns/${audit.id}/report.pdf`;
  for (const code of LANGUAGES) {
    await keepFile(sitter, `audit-${code}`, path, { language: code });
    const compareWith = { unit: [other] };
    await keepFile(sitter, `comparison-${code}`, path, {
      language: code,
      unit: [one],
      compareWith,
    });
    await keepFile(sitter, `trend-${code}`, path, { language: code, earlierId: earlier?.id });
  }
  await leave();
};
