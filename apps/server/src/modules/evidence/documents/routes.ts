import { type contract, DEFAULT_LANGUAGE, type QueryOf } from '@cadran/contract';
import type { Member } from '@cadran/policies';
import {
  buildManual,
  buildOrganizationDocument,
  manualFileName,
  organizationDocumentFileName,
} from '@cadran/reports';
import { attachment } from '../../../http/content-disposition.ts';
import type { Handlers, Services } from '../../../http/context.ts';
import { printReport } from '../../reports/index.ts';
import { loadDocumentWords, loadManual, loadOrganizationDocument } from './load-documents.ts';

interface Asked<Query> extends Pick<Services, 'database' | 'panels'> {
  readonly actor: Member;
  readonly query: Query;
  readonly now: Date;
}

const manual = async (asked: Asked<QueryOf<typeof contract.evidenceDocuments.manual>>) => {
  const { actor, query, now } = asked;
  const { language = DEFAULT_LANGUAGE, timeZone } = query;
  const { data, branding } = await loadManual(asked, actor, timeZone, now);
  const words = await loadDocumentWords(language);
  return {
    branding,
    name: manualFileName(data, words),
    report: buildManual(data, language, words),
  };
};

const ofOrganization = async (
  asked: Asked<QueryOf<typeof contract.evidenceDocuments.ofOrganization>>,
  id: string,
) => {
  const { actor, query, now } = asked;
  const { document = 'instructions', language = DEFAULT_LANGUAGE, timeZone } = query;
  const { data, branding } = await loadOrganizationDocument(asked, actor, id, timeZone, now);
  const words = await loadDocumentWords(language);
  return {
    branding,
    name: organizationDocumentFileName(document, data, words),
    report: buildOrganizationDocument(document, data, language, words),
  };
};

export const evidenceDocuments: Handlers<typeof contract.evidenceDocuments> = {
  manual: async (asked) => (await manual(asked)).report,

  manualPdf: async ({ pdf, reply, ...asked }) => {
    const { branding, name, report } = await manual(asked);
    const printed = await printReport(pdf, branding, report);
    return reply
      .type('application/pdf')
      .header('content-disposition', attachment(name))
      .send(printed);
  },

  ofOrganization: async ({ params, ...asked }) => (await ofOrganization(asked, params.id)).report,

  ofOrganizationPdf: async ({ pdf, reply, params, ...asked }) => {
    const { branding, name, report } = await ofOrganization(asked, params.id);
    const printed = await printReport(pdf, branding, report);
    return reply
      .type('application/pdf')
      .header('content-disposition', attachment(name))
      .send(printed);
  },
};
