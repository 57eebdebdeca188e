import type { Language } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { dateFormats, dayIn } from '@cadran/i18n';
import { candidates } from '@cadran/i18n/candidates';
import { dataExport } from '@cadran/i18n/data-export';
import type { Services } from '../../../http/context.ts';
import { buildDataReport } from './build-data-report.ts';
import { loadOwnData } from './load-own-data.ts';
import { findLogoContent, timeZoneOf } from '../../organizations/index.ts';
import type { QuestionnaireKey } from '../../questionnaires/index.ts';
import { printReport } from '../../reports/index.ts';
import { announcedRetentionDays } from '../../screening/index.ts';

type LoadedOwnData = Awaited<ReturnType<typeof loadOwnData>>;

const buildReport = async (
  { data, campaign, organization }: LoadedOwnData,
  wanted: Language | undefined,
) => {
  const language = wanted ?? data.questionnaire.language;
  const t = await dataExport.load(language);
  const report = buildDataReport({
    data,
    answers: data.answers,
    questions: campaign.questions,
    language,
    dates: dateFormats(language, timeZoneOf(organization)),
    t,
    names: await candidates.load(language),
    retentionDays: announcedRetentionDays(campaign, organization),
  });
  return { report, fileName: t.fileName };
};

/** The candidate's data as a report for screen and PDF. */
export const loadOwnDataReport = async (
  tx: Tx,
  key: QuestionnaireKey,
  language: Language | undefined,
  now: Date,
) => (await buildReport(await loadOwnData(tx, key, now), language)).report;

/** Rendered after the transaction has ended. */
export const printOwnData = async (
  { database, pdf }: Pick<Services, 'database' | 'pdf'>,
  key: QuestionnaireKey,
  language: Language | undefined,
  now: Date,
): Promise<{ file: Buffer; name: string }> => {
  const gathered = await database.withTenant(key.organizationId, async (tx) => {
    const found = await loadOwnData(tx, key, now);
    return { ...found, logo: await findLogoContent(tx, found.organization) };
  });
  const { organization, logo } = gathered;
  const { report, fileName } = await buildReport(gathered, language);
  return {
    file: await printReport(pdf, { organization, logo }, report),
    name: `${fileName}-${dayIn(now, timeZoneOf(organization))}.pdf`,
  };
};
