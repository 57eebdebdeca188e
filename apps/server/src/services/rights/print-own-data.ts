import { candidates } from '@cadran/i18n/candidates';
import { dossier } from '@cadran/i18n/dossier';
import type { Services } from '../../context.ts';
import { findLogo } from '../../queries/organizations.ts';
import type { QuestionnaireKey } from '../../queries/questionnaires.ts';
import { buildDataReport } from './data-report.ts';
import { gatherOwnData } from './own-data.ts';

/** Gathered in one short transaction, printed outside of it. */
export const printOwnData = async (
  { database, pdf }: Pick<Services, 'database' | 'pdf'>,
  key: QuestionnaireKey,
  now: Date,
): Promise<{ file: Buffer; name: string }> => {
  const { data, campaign, organization, logo } = await database.withTenant(
    key.organizationId,
    async (tx) => {
      const gathered = await gatherOwnData(tx, key, now);
      const { logoEtag, organizationId } = gathered.organization;
      return { ...gathered, logo: logoEtag === null ? null : await findLogo(tx, organizationId) };
    },
  );
  const { language } = data.questionnaire;
  const t = await dossier.load(language);
  const report = buildDataReport({
    data,
    answers: data.answers,
    questions: campaign.questions,
    language,
    t,
    names: await candidates.load(language),
  });
  const printed = await pdf.print(report, {
    organization: { name: organization.name, logo: logo && new Uint8Array(logo.content) },
    theme: organization.theme,
    header: null,
    footer: null,
  });
  return {
    file: Buffer.from(printed.buffer, printed.byteOffset, printed.byteLength),
    name: `${t.fileName}-${now.toISOString().slice(0, 10)}.pdf`,
  };
};
