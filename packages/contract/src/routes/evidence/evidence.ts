import { ADMINS, defineRoutes, SUPERADMINS } from '../../route.ts';
import { idParams } from '../../schemas/base/basics.ts';
import {
  evidence as evidenceAnswer,
  evidenceQuery,
  organizationEvidence,
} from '../../schemas/evidence/evidence.ts';
import {
  normsAdoption,
  normsInUse,
  normsList,
  normsVersion,
} from '../../schemas/evidence/norms.ts';

const module = 'screening';

/** What the installation knows of its own questionnaire. */
export const evidence = defineRoutes({
  ofAll: {
    method: 'GET',
    path: '/evidence',
    summary: 'Get the evidence of all organisations',
    description:
      'Reliability, norms, fairness of items and validity of the questionnaire, from the sums of the organisations that opted in. A reading changes only when at least 30 more people have come.',
    access: SUPERADMINS,
    ownTransactions: true,
    query: evidenceQuery,
    answer: evidenceAnswer,
  },
  ofOrganization: {
    method: 'GET',
    path: '/organizations/:id/evidence',
    summary: 'Get effects on groups and oversight of an organisation',
    description:
      'How groups of its candidates are selected, and how its people decide beside the verdicts. Empty until it opts in.',
    access: ADMINS,
    module,
    ownTransactions: true,
    params: idParams,
    answer: organizationEvidence,
  },
  listNorms: {
    method: 'GET',
    path: '/evidence/norms',
    summary: 'List the norms that were adopted',
    access: SUPERADMINS,
    answer: normsList,
  },
  adoptNorms: {
    method: 'POST',
    path: '/evidence/norms',
    summary: 'Adopt norms',
    description:
      'Makes a version of what is known now, by which candidates who answer in this language are compared from then on. Scores stay as they are until somebody recomputes them. Refused below 300 people.',
    access: SUPERADMINS,
    body: normsAdoption,
    answer: normsVersion,
    status: 201,
    errors: ['too_few_people'],
  },
  chooseNorms: {
    method: 'PUT',
    path: '/evidence/norms/in-use',
    summary: 'Choose the norms in use',
    description: 'An earlier version, or null for the provisional norms.',
    access: SUPERADMINS,
    body: normsInUse,
    answer: normsList,
  },
});
