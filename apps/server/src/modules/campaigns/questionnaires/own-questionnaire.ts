import { type Actor, candidatePolicy } from '@cadran/policies';
import { AppError } from '../../../http/app-error.ts';

/** The respondent's own questionnaire; `not_found` for any other. */
export const ownQuestionnaireKey = (
  actor: Actor,
  id: string,
): { readonly organizationId: string; readonly id: string } => {
  if (!candidatePolicy.answer(actor, id)) throw new AppError('not_found');
  return { organizationId: actor.organizationId, id };
};
