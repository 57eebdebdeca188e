import { ANONYMOUS, defineRoutes, MEMBERS } from '../../route.ts';
import { idParams, languageQuery } from '../../schemas/base/basics.ts';
import {
  pageChange,
  pageModel,
  pagePreview,
  publishedPage,
} from '../../schemas/profiling/results/published-page.ts';

const one = { access: MEMBERS, module: 'profiling', params: idParams } as const;
const base = '/profiling/campaigns/:id/published-page';

/** Who reads the page may have answered: neither their address nor the time of a call is stored. */
const reader = {
  access: ANONYMOUS,
  module: 'profiling',
  unlogged: true,
  params: idParams,
} as const;

/** The page that tells those who answered an audit what was heard and what will be done. */
export const publishedPages = defineRoutes({
  read: {
    ...one,
    method: 'GET',
    path: base,
    summary: 'Get the page for respondents of an audit',
    description:
      'Returns its texts and choices, whether it is published, and how often it was opened.',
    answer: publishedPage,
  },
  save: {
    ...one,
    method: 'PUT',
    path: base,
    summary: 'Save the page for respondents of an audit',
    description: 'A published page stays as it is until it is published again.',
    body: pageChange,
    answer: publishedPage,
  },
  preview: {
    ...one,
    method: 'POST',
    path: `${base}/preview`,
    summary: 'Preview the page for respondents of an audit',
    description: 'Returns the page that publishing the same texts and choices would show.',
    errors: ['no_results_yet', 'too_few_people'],
    body: pagePreview,
    answer: pageModel,
    evenOnFullDisk: true,
  },
  publish: {
    ...one,
    method: 'POST',
    path: `${base}/publish`,
    summary: 'Publish the page for respondents of an audit',
    description:
      'Saves the texts and choices and keeps a copy of the figures, which is shown at the link of the audit while it is closed. Later changes show once it is published again.',
    errors: ['no_results_yet', 'too_few_people'],
    body: pageChange,
    answer: publishedPage,
  },
  takeBack: {
    ...one,
    method: 'DELETE',
    path: `${base}/publication`,
    summary: 'Take back the page for respondents of an audit',
    description: 'The link says again that the audit is closed. Texts and choices are kept.',
    answer: publishedPage,
  },
  readPublished: {
    ...reader,
    method: 'GET',
    path: '/profiling/published-pages/:id',
    summary: 'Read a published page for respondents',
    description:
      'By the id of its audit. A page that is not published, or whose audit is open, does not exist.',
    query: languageQuery,
    answer: pageModel,
  },
  countOpening: {
    ...reader,
    method: 'POST',
    path: '/profiling/published-pages/:id/openings',
    summary: 'Count that a page for respondents was opened',
    description: 'Browsers call it once a day. Only the number is stored.',
  },
});
