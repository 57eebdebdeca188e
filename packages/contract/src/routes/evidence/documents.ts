import { ADMINS, defineRoutes, SHARES, SUPERADMINS } from '../../route.ts';
import { idParams } from '../../schemas/base/basics.ts';
import { evidenceDocumentQuery } from '../../schemas/evidence/documents.ts';
import { reportModel } from '../../schemas/report/report.ts';

const ofInstallation = {
  method: 'GET',
  access: SUPERADMINS,
  ownTransactions: true,
  query: evidenceDocumentQuery,
} as const;

const ofOne = {
  ...ofInstallation,
  access: ADMINS,
  module: 'screening',
  params: idParams,
} as const;

const pdf = {
  produces: 'application/pdf',
  limit: { max: 60, seconds: 60 },
  share: SHARES.file,
} as const;

/** The technical manual and the papers beside it, made anew from what is known. */
export const evidenceDocuments = defineRoutes({
  ofAll: {
    ...ofInstallation,
    path: '/evidence/document',
    summary: 'Get the technical manual of all organisations',
    description:
      'Or the instructions for use, the risk file or the template of an impact assessment, as a report model.',
    answer: reportModel,
  },
  ofAllPdf: {
    ...ofInstallation,
    ...pdf,
    path: '/evidence/document.pdf',
    summary: 'Download the technical manual of all organisations',
  },
  ofOrganization: {
    ...ofOne,
    path: '/organizations/:id/evidence/document',
    summary: 'Get the technical manual of an organisation',
    description: 'From its own candidates, and filled in from its settings.',
    answer: reportModel,
  },
  ofOrganizationPdf: {
    ...ofOne,
    ...pdf,
    path: '/organizations/:id/evidence/document.pdf',
    summary: 'Download the technical manual of an organisation',
  },
});
