import type { Buffer } from 'node:buffer';
import { type contract, DEFAULT_LANGUAGE, type QueryOf, type Report } from '@cadran/contract';
import type { ReportPrinter } from '@cadran/pdf';
import type { Member } from '@cadran/policies';
import { buildEvidenceDocument, evidenceDocumentFileName } from '@cadran/reports';
import { attachment } from '../../../http/content-disposition.ts';
import type { Handlers, Services } from '../../../http/context.ts';
import { printReport } from '../../reports/index.ts';
import { loadDocument, loadDocumentWords } from './load-document.ts';

interface Asked extends Pick<Services, 'database' | 'panels'> {
  readonly actor: Member;
  readonly query: QueryOf<typeof contract.evidenceDocuments.ofAll>;
  readonly now: Date;
}

const build = async (asked: Asked, organizationId: string | null) => {
  const { actor, query, now } = asked;
  const { document = 'manual', language = DEFAULT_LANGUAGE, timeZone } = query;
  const { data, branding } = await loadDocument(asked, actor, organizationId, timeZone, now);
  const words = await loadDocumentWords(language);
  return {
    branding,
    name: evidenceDocumentFileName(document, data, words),
    report: buildEvidenceDocument(document, data, language, words),
  };
};

const present = async (asked: Asked, organizationId: string | null): Promise<Report> =>
  (await build(asked, organizationId)).report;

const print = async (
  pdf: ReportPrinter,
  asked: Asked,
  organizationId: string | null,
): Promise<{ disposition: string; printed: Buffer }> => {
  const { branding, name, report } = await build(asked, organizationId);
  return { disposition: attachment(name), printed: await printReport(pdf, branding, report) };
};

export const evidenceDocuments: Handlers<typeof contract.evidenceDocuments> = {
  ofAll: (asked) => present(asked, null),
  ofOrganization: ({ params, ...asked }) => present(asked, params.id),

  ofAllPdf: async ({ pdf, reply, ...asked }) => {
    const { disposition, printed } = await print(pdf, asked, null);
    return reply.type('application/pdf').header('content-disposition', disposition).send(printed);
  },

  ofOrganizationPdf: async ({ pdf, reply, params, ...asked }) => {
    const { disposition, printed } = await print(pdf, asked, params.id);
    return reply.type('application/pdf').header('content-disposition', disposition).send(printed);
  },
};
