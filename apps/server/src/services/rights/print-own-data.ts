import type { Language } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { candidates } from '@cadran/i18n/candidates';
import { dossier } from '@cadran/i18n/dossier';
import type { Services } from '../../context.ts';
import { logoOf } from '../../queries/organizations.ts';
import type { QuestionnaireKey } from '../../queries/questionnaires.ts';
import { printReport } from '../print-report.ts';
import { announcedDays } from './announced-days.ts';
import { buildDataReport } from './data-report.ts';
import { gatherOwnData } from './own-data.ts';

type Gathered = Awaited<ReturnType<typeof gatherOwnData>>;

const writeReport = async (
  { data, campaign, organization }: Gathered,
  wanted: Language | undefined,
) => {
  const language = wanted ?? data.questionnaire.language;
  const t = await dossier.load(language);
  const report = buildDataReport({
    data,
    answers: data.answers,
    questions: campaign.questions,
    language,
    t,
    names: await candidates.load(language),
    retentionDays: announcedDays(campaign, organization),
  });
  return { report, fileName: t.fileName };
};

/** Everything that is kept, in words: the screen and the paper draw the same report. */
export const reportOwnData = async (
  tx: Tx,
  key: QuestionnaireKey,
  language: Language | undefined,
  now: Date,
) => (await writeReport(await gatherOwnData(tx, key, now), language)).report;

/** Gathered in one short transaction, printed outside of it. */
export const printOwnData = async (
  { database, pdf }: Pick<Services, 'database' | 'pdf'>,
  key: QuestionnaireKey,
  language: Language | undefined,
  now: Date,
): Promise<{ file: Buffer; name: string }> => {
  const gathered = await database.withTenant(key.organizationId, async (tx) => {
    const found = await gatherOwnData(tx, key, now);
    return { ...found, logo: await logoOf(tx, found.organization) };
  });
  const { organization, logo } = gathered;
  const { report, fileName } = await writeReport(gathered, language);
  return {
    file: await printReport(pdf, { organization, logo }, report),
    name: `${fileName}-${now.toISOString().slice(0, 10)}.pdf`,
  };
};
