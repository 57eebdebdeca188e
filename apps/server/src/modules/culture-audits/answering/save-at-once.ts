import {
  NO_ANSWERS,
  type ProfilingQuestionnaireChange,
  type ProfilingSegments,
  type SavedProfilingQuestionnaire,
  type StampedAnswers,
} from '@cadran/contract';
import { findMissingProfilingAnswers } from '@cadran/instruments/parts/profiling-parts';
import type { CultureAuditAnswers } from '@cadran/scoring';
import type { Answering } from '../../../http/authentication/authenticate.ts';
import { forgetAccess } from '../../../http/authentication/remembered-access.ts';
import type { Services } from '../../../http/context.ts';
import { type AuditRules, findInvalidAnswers } from './check-answers.ts';
import { presentItems, presentState } from './present-questionnaire.ts';
import { findProfilingCampaign } from '../queries/campaigns.ts';
import { completeAtOnce, drafts } from '../queries/questionnaires.ts';
import { countBegun, createVersionCache, saveAtOnce } from '../../campaigns/index.ts';
import { findNewerAnswers, UNANSWERED_VERSION } from '../../questionnaires/index.ts';

type SaveServices = Pick<Services, 'database'>;
type Saved = Promise<SavedProfilingQuestionnaire | undefined>;

const rulesCache = createVersionCache(
  findProfilingCampaign,
  ({ units, mandatory }): AuditRules => ({ units, mandatory }),
);

const isComplete = ({ items }: StampedAnswers, rules: AuditRules): boolean =>
  Object.keys(findMissingProfilingAnswers(items, rules)).length === 0;

/** For everything sent at once; what was saved before would have to be read first. */
const complete = async (
  { database }: SaveServices,
  answering: Answering,
  change: ProfilingQuestionnaireChange,
  { items }: StampedAnswers,
  now: Date,
): Saved => {
  const { questionnaire } = answering;
  const { segments = {}, perceived, desired } = items;
  const answers = {
    ...(segments as ProfilingSegments),
    // Checked to be complete by the caller.
    ...({ perceived, desired } as unknown as CultureAuditAnswers),
  };
  const completed = await completeAtOnce(database.global, answering, answers, now);
  if (!completed) return undefined;
  forgetAccess(answering.tokenHash);
  await countBegun(database.global, questionnaire.organizationId, now);
  const language = change.language ?? completed.language;
  const row = { ...questionnaire, language, version: UNANSWERED_VERSION + 1 };
  return { ...presentState(row, 'completed', now), newer: presentItems({}, {}) };
};

/** Saves a page, or all answers of somebody who saved none before, in one round trip; undefined if it cannot. */
export const saveOrCompleteAtOnce = async (
  services: SaveServices,
  answering: Answering,
  change: ProfilingQuestionnaireChange,
  /** With the stamps as they are stored. */
  sent: StampedAnswers,
  show: (stamps: StampedAnswers['stamps']) => StampedAnswers['stamps'],
  now: Date,
): Saved => {
  const { database } = services;
  const { questionnaire } = answering;
  const { organizationId } = questionnaire;
  const rules =
    rulesCache.recall(questionnaire) ??
    (await database.withTenant(organizationId, (tx) => rulesCache.load(tx, questionnaire)));
  if (Object.keys(findInvalidAnswers(change, rules)).length > 0) return undefined;
  if (change.status === 'completed')
    return isComplete(sent, rules) ? complete(services, answering, change, sent, now) : undefined;
  const checked = { sent, language: change.language };
  const saved = await saveAtOnce(database.global, answering, checked, now);
  if (!saved) return undefined;
  if (saved.isFirst) await countBegun(database.global, organizationId, now);
  const { language, version, overtaken } = saved;
  const stored =
    overtaken.length === 0
      ? NO_ANSWERS
      : await database.withTenant(organizationId, (tx) =>
          drafts.readAnswers(tx, questionnaire, overtaken),
        );
  const newer = findNewerAnswers(sent.stamps, stored);
  return {
    ...presentState({ ...questionnaire, language, version }, 'opened', now),
    newer: presentItems(newer.items, show(newer.stamps)),
  };
};
