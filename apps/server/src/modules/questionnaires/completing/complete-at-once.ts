import type {
  SavedQuestionnaire,
  ScreeningAnswers,
  ScreeningQuestionnaireChange,
  StampedAnswers,
} from '@cadran/contract';
import { personNumbers } from '@cadran/scoring/evidence';
import type { Answering } from '../../../http/authentication/authenticate.ts';
import type { Services } from '../../../http/context.ts';
import { askedParts } from '../answers/asked-parts.ts';
import { areValid } from '../answers/check-answers.ts';
import { keepNewer, languagesOfAnswers } from '../answers/stamp-answers.ts';
import { parseStoredAnswers, presentSaved } from '../present-questionnaire.ts';
import { completeStatement, readStatement } from '../queries/completions.ts';
import { UNANSWERED_VERSION } from '../queries/unanswered.ts';
import { completionValues } from './complete-questionnaire.ts';
import { countBegun, createVersionCache, sentParts } from '../../campaigns/index.ts';
import { recallNorms } from '../../evidence/index.ts';
import { findCampaign } from '../../screening/index.ts';
import { completedEvent } from '../../webhooks/index.ts';

/** What scores are computed by. */
const targetCache = createVersionCache(findCampaign, ({ profile, questions, weights }) => ({
  profile,
  questions,
  weights,
}));

/**
 * Completes in two round trips, without a transaction while scores are computed; undefined, and nothing saved, if
 * anything is out of the ordinary, or if something was saved meanwhile. What it refuses is refused as in
 * `save-questionnaire.ts`, after the token was confirmed.
 */
export const completeAtOnce = async (
  { database, scores }: Pick<Services, 'database' | 'scores'>,
  { tokenHash: token, questionnaire }: Answering,
  change: ScreeningQuestionnaireChange & { readonly answers: ScreeningAnswers },
  sent: StampedAnswers,
  now: Date,
): Promise<SavedQuestionnaire | undefined> => {
  const { organizationId, id, campaignId, campaignVersion } = questionnaire;
  const campaign =
    targetCache.recall(questionnaire) ??
    (await database.withTenant(organizationId, (tx) => targetCache.load(tx, questionnaire)));
  if (!areValid(change.answers, askedParts(campaign))) return undefined;
  const key = { token, organizationId, id, campaignVersion, now };
  const [row] = await readStatement(database.global).execute(key);
  if (!row) return undefined;
  const language = change.language ?? row.language;
  const normsId = row.normsInUse[language];
  const norms = normsId && (await recallNorms(database, organizationId, normsId));
  const stored = keepNewer(row, sent);
  const values = await completionValues(
    scores,
    { id, contact: row.contact },
    campaign,
    stored.items,
    now,
    norms || undefined,
  );
  const addUp = row.addsUp && change.addUpAnswers !== false;
  const { answers, timings } = parseStoredAnswers(stored.items);
  const [completed] = await completeStatement(database.global).execute({
    ...key,
    version: row.version,
    sent: JSON.stringify(sentParts(sent, languagesOfAnswers(sent, change.languages, language))),
    language: change.language ?? null,
    computed: JSON.stringify(values),
    addUp,
    added: JSON.stringify(addUp ? personNumbers(answers, values.scores, timings) : []),
    event: JSON.stringify(completedEvent({ id, campaignId }, now)),
  });
  if (!completed) return undefined;
  const isFirst = row.version === UNANSWERED_VERSION && completed.version > row.version + 1;
  if (isFirst) await countBegun(database.global, organizationId, now);
  return presentSaved(
    {
      organizationId,
      id,
      campaignId,
      status: 'completed',
      language,
      contact: row.contact,
      contactStamps: row.contactStamps,
      openedAt: new Date(row.openedAt),
      completedAt: now,
      version: completed.version,
    },
    sent.stamps,
    stored,
    now,
  );
};
