import { ADMINS, defineRoutes, SHARES, SUPERADMINS } from '../../route.ts';
import { idParams } from '../../schemas/base/basics.ts';
import { manualQuery, organizationDocumentQuery } from '../../schemas/evidence/documents.ts';
import { reportModel } from '../../schemas/report/report.ts';

const manual = {
  method: 'GET',
  access: SUPERADMINS,
  ownTransactions: true,
  query: manualQuery,
} as const;

const ofOrganization = {
  method: 'GET',
  access: ADMINS,
  module: 'screening',
  ownTransactions: true,
  params: idParams,
  query: organizationDocumentQuery,
} as const;

const pdf = {
  produces: 'application/pdf',
  limit: { max: 60, seconds: 60 },
  share: SHARES.file,
} as const;

/** The technical manual of the questionnaire and the papers beside it, made anew from what is known. */
export const evidenceDocuments = defineRoutes({
  manual: {
    ...manual,
    path: '/evidence/manual',
    summary: 'Get the technical manual',
    description: 'As a report model, from the answers of all organisations that opted in.',
    answer: reportModel,
  },
  manualPdf: {
    ...manual,
    ...pdf,
    path: '/evidence/manual.pdf',
    summary: 'Download the technical manual',
  },
  ofOrganization: {
    ...ofOrganization,
    path: '/organizations/:id/evidence/document',
    summary: 'Get a document of an organisation',
    description:
      'The instructions for use, the risk file or the template of an impact assessment, as a report model filled in from its settings and figures.',
    answer: reportModel,
  },
  ofOrganizationPdf: {
    ...ofOrganization,
    ...pdf,
    path: '/organizations/:id/evidence/document.pdf',
    summary: 'Download a document of an organisation',
  },
});
