import type { Interview, InterviewGuide } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { type Member, candidatePolicy } from '@cadran/policies';
import { buildInterviewGuide } from '@cadran/reports';
import { readScores } from '@cadran/scoring';
import { AppError } from '../../http/app-error.ts';
import {
  findKeptGuide,
  findOwnSheet,
  listInterviewers,
  listSubmittedSheets,
  type SheetRow,
} from './queries.ts';
import { findCandidateDetails, presentContact, presentDecision } from '../candidates/index.ts';
import { findCampaign } from '../screening/index.ts';

/** A candidate who has finished, for a user of the organisation; `not_found` for everybody else. */
export const loadInterviewed = async (tx: Tx, actor: Member, id: string) => {
  const candidate = await findCandidateDetails(tx, id);
  const campaign = await findCampaign(tx, candidate.campaignId);
  const scores = readScores(candidate.scores);
  if (!candidatePolicy.interview(actor, campaign) || scores === null)
    throw new AppError('not_found');
  return { candidate, campaign, scores };
};
type Interviewed = Awaited<ReturnType<typeof loadInterviewed>>;

/** As kept, or as it would be now; probes come from the target that the scores were computed against. */
export const findGuide = async (
  tx: Tx,
  { candidate, campaign, scores }: Interviewed,
): Promise<InterviewGuide> =>
  (await findKeptGuide(tx, candidate)) ??
  buildInterviewGuide({
    target: (candidate.scoredProfile ?? campaign).profile,
    core: campaign.interview,
    scores,
  });

const presentOwn = ({
  ratings,
  note,
  submittedAt,
  readsOnly,
  version,
}: SheetRow): Interview['own'] => ({
  ratings: [...ratings],
  note,
  submittedAt: submittedAt?.toISOString() ?? null,
  readsOnly,
  version,
});

export const presentInterview = async (
  tx: Tx,
  actor: Member,
  interviewed: Interviewed,
): Promise<Interview> => {
  const { candidate, campaign } = interviewed;
  const own = await findOwnSheet(tx, candidate, actor.id);
  const isFinal = own !== undefined && (own.submittedAt !== null || own.readsOnly);
  const submitted = await listSubmittedSheets(tx, candidate, actor.id);
  return {
    candidate: { id: candidate.id, contact: presentContact(candidate.contact) },
    campaign: { id: campaign.id, name: campaign.name },
    guide: await findGuide(tx, interviewed),
    own: own ? presentOwn(own) : null,
    interviewers: (await listInterviewers(tx, candidate)).map(({ submittedAt, ...of }) => ({
      ...of,
      submittedAt: submittedAt?.toISOString() ?? null,
    })),
    submitted: isFinal
      ? submitted.map(({ submittedAt, ratings, ...sheet }) => ({
          ...sheet,
          ratings: [...ratings],
          submittedAt: submittedAt?.toISOString() ?? null,
        }))
      : null,
    decision: presentDecision(candidate),
    can: { rate: !isFinal, readOnly: !isFinal },
  };
};
