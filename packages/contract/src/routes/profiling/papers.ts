import { defineRoutes, MEMBERS, SHARES } from '../../route.ts';
import { idParams, listOf } from '../../schemas/base/basics.ts';
import { paperQuery, paperVersion } from '../../schemas/profiling/papers.ts';

const one = {
  scope: 'audits:read',
  access: MEMBERS,
  module: 'profiling',
  params: idParams,
} as const;
const base = '/profiling/campaigns/:id/papers';

/** For the audit's owner and administrators. */
export const profilingPapers = defineRoutes({
  list: {
    ...one,
    method: 'GET',
    path: base,
    summary: 'List the versions of the paper for employee representatives',
    description:
      'The first version is kept when the paper is first downloaded or the audit first opens, and another one each time a setting in it has changed since. Newest first.',
    answer: listOf(paperVersion),
  },
  download: {
    ...one,
    method: 'GET',
    path: `${base}.pdf`,
    summary: 'Download the paper for employee representatives',
    description:
      'A PDF made from the current settings: purpose, questions, who sees what, group sizes, protection, retention, legal basis, and what has changed since an earlier version.',
    query: paperQuery,
    produces: 'application/pdf',
    limit: { max: 60, seconds: 60 },
    share: SHARES.file,
  },
});
