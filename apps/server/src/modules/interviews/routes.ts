import type { BodyOf, contract, FieldErrors, InterviewGuide } from '@cadran/contract';
import { AppError, invalid, throwIfInvalid } from '../../http/app-error.ts';
import type { Handlers } from '../../http/context.ts';
import { findGuide, loadInterviewed, presentInterview } from './load-interview.ts';
import { findOwnSheet, keepGuide, saveSheet } from './queries.ts';
import { logCandidateActivity } from '../screening/index.ts';

type Sheet = BodyOf<typeof contract.interviews.saveSheet>;

/** Ratings are about questions of the guide; a sheet without any says nothing that could be submitted. */
const checkSheet = ({ core, probes }: InterviewGuide, { ratings, submit }: Sheet): void => {
  const asked = new Set([...core, ...probes].map(({ id }) => id));
  const fields: FieldErrors = {};
  for (const [index, { question }] of ratings.entries())
    if (!asked.has(question)) fields[`ratings.${index}.question`] = 'one_of';
  throwIfInvalid(fields);
  if (submit && ratings.every(({ rating }) => rating === null))
    throw invalid({ ratings: 'min_items:1' });
};

export const interviews: Handlers<typeof contract.interviews> = {
  read: async ({ actor, tx, params }) =>
    presentInterview(tx, actor, await loadInterviewed(tx, actor, params.id)),

  saveSheet: async ({ actor, tx, params, body, now }) => {
    const interviewed = await loadInterviewed(tx, actor, params.id);
    const { candidate, campaign } = interviewed;
    const guide = await findGuide(tx, interviewed);
    checkSheet(guide, body);
    await keepGuide(tx, candidate, guide, now);
    const { ratings, note, submit, version } = body;
    const values = { ratings, note, submittedAt: submit ? now : null, readsOnly: false };
    if (!(await saveSheet(tx, candidate, actor.id, values, version, now)))
      throw new AppError('conflict');
    if (submit)
      await logCandidateActivity(tx, actor, 'rate_interview', { id: candidate.id, campaign }, now, {
        ratings: ratings.filter(({ rating }) => rating !== null).length,
      });
    return presentInterview(tx, actor, interviewed);
  },

  readOnly: async ({ actor, tx, params, now }) => {
    const interviewed = await loadInterviewed(tx, actor, params.id);
    const { candidate, campaign } = interviewed;
    const own = await findOwnSheet(tx, candidate, actor.id);
    await keepGuide(tx, candidate, await findGuide(tx, interviewed), now);
    const empty = { ratings: [], note: '', submittedAt: null, readsOnly: true };
    if (!(await saveSheet(tx, candidate, actor.id, empty, own?.version ?? 0, now)))
      throw new AppError('conflict');
    await logCandidateActivity(tx, actor, 'read_interview', { id: candidate.id, campaign }, now);
    return presentInterview(tx, actor, interviewed);
  },
};
