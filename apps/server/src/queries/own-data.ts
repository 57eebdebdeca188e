import { schema, type Tx } from '@cadran/db';
import { and, asc, eq, inArray, or } from '@cadran/db/sql';
import { AppError } from '../app-error.ts';
import { byKey, type QuestionnaireKey } from './questionnaires.ts';

const { invitations, mails, screeningQuestionnaires: questionnaires } = schema;

/** What only the candidate asks for: the consent, and the code's hash for the proof. */
export const findConsent = async (tx: Tx, key: QuestionnaireKey) => {
  const [row] = await tx.sql
    .select({
      at: questionnaires.consentedAt,
      version: questionnaires.consentVersion,
      keepLonger: questionnaires.keepLonger,
      codeHash: questionnaires.resumeCodeHash,
    })
    .from(questionnaires)
    .where(byKey(key));
  if (!row) throw new AppError('not_found');
  return row;
};

/** Invitations of this campaign by which, or by whose address, the candidate came. */
export const invitationsOfCandidate = (
  tx: Tx,
  { organizationId, campaignId, id }: QuestionnaireKey & { readonly campaignId: string },
  email: string | undefined,
) =>
  tx.sql
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.organizationId, organizationId),
        eq(invitations.screeningCampaignId, campaignId),
        or(
          eq(invitations.questionnaireId, id),
          email === undefined ? undefined : eq(invitations.email, email.toLowerCase()),
        ),
      ),
    );

export const mailsOfCandidate = (
  tx: Tx,
  { organizationId, id }: QuestionnaireKey,
  invitationIds: readonly string[],
) =>
  tx.sql
    .select()
    .from(mails)
    .where(
      and(
        eq(mails.organizationId, organizationId),
        or(
          eq(mails.questionnaireId, id),
          invitationIds.length === 0 ? undefined : inArray(mails.invitationId, [...invitationIds]),
        ),
      ),
    )
    .orderBy(asc(mails.createdAt));

export const deleteInvitations = async (
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length > 0)
    await tx.sql
      .delete(invitations)
      .where(
        and(eq(invitations.organizationId, organizationId), inArray(invitations.id, [...ids])),
      );
};
