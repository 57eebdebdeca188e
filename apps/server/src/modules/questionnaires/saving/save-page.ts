import {
  NO_ANSWERS,
  type SavedQuestionnaire,
  type ScreeningAnswers,
  type ScreeningQuestionnaireChange,
} from '@cadran/contract';
import type { Answering } from '../../../http/authentication/authenticate.ts';
import type { Services } from '../../../http/context.ts';
import { askedPartsCache } from '../answers/asked-parts.ts';
import { areValid } from '../answers/check-answers.ts';
import { languagesOfAnswers, type SentAnswers } from '../answers/stamp-answers.ts';
import { presentSaved } from '../present-questionnaire.ts';
import { readAnswers } from '../queries/questionnaires.ts';
import { countBegun, saveAtOnce } from '../../campaigns/index.ts';

/** Saves a page of answers in one round trip; undefined, and nothing saved, if anything is out of the ordinary. */
export const savePage = async (
  { database }: Pick<Services, 'database' | 'scores'>,
  answering: Answering,
  change: ScreeningQuestionnaireChange & { readonly answers: ScreeningAnswers },
  sent: SentAnswers,
  now: Date,
): Promise<SavedQuestionnaire | undefined> => {
  const { questionnaire } = answering;
  const { organizationId, campaignId } = questionnaire;
  const asked =
    askedPartsCache.recall(questionnaire) ??
    (await database.withTenant(organizationId, (tx) => askedPartsCache.load(tx, questionnaire)));
  if (!areValid(change.answers, asked)) return undefined;
  const language = change.language ?? questionnaire.language;
  const languages = languagesOfAnswers(sent, change.languages, language);
  const contact = change.contact &&
    Object.keys(change.contact).length > 0 && { fields: change.contact, stamps: sent.contact };
  const checked = { sent, languages, language: change.language, ...(contact && { contact }) };
  const saved = await saveAtOnce(database.global, answering, checked, now);
  if (!saved) return undefined;
  if (saved.isFirst) await countBegun(database.global, organizationId, now);
  const { overtaken } = saved;
  const newer =
    overtaken.length === 0
      ? NO_ANSWERS
      : await database.withTenant(organizationId, (tx) =>
          readAnswers(tx, questionnaire, overtaken),
        );
  const row = {
    organizationId,
    id: questionnaire.id,
    campaignId,
    status: 'opened',
    language: saved.language,
    contact: saved.contact,
    contactStamps: saved.contactStamps,
    openedAt: new Date(saved.openedAt ?? 0),
    completedAt: null,
    version: saved.version,
  } as const;
  return presentSaved(row, { ...sent.stamps, contact: sent.contact }, newer, now);
};
