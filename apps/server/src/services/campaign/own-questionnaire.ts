import type { Actor } from '@cadran/policies';
import { AppError } from '../../app-error.ts';

/** A respondent's token opens its own questionnaire; any other is as good as missing. */
export const ownQuestionnaire = (
  actor: Actor,
  id: string,
): { readonly organizationId: string; readonly id: string } => {
  if (actor.kind !== 'respondent' || actor.questionnaireId !== id) throw new AppError('not_found');
  return { organizationId: actor.organizationId, id: actor.questionnaireId };
};
