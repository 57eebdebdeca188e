import { schema, type Tx } from '@cadran/db';
import { and, asc, eq, inArray, or } from '@cadran/db/sql';
import { byKey, type QuestionnaireKey } from '../../questionnaires/index.ts';
import { foundRow } from '../../../database/first-row.ts';

const { invitations, mails, screeningQuestionnaires: questionnaires } = schema;

/** The consent, and the return code's hash to verify an erasure. */
export const findConsent = async (tx: Tx, key: QuestionnaireKey) =>
  foundRow(
    await tx.sql
      .select({
        at: questionnaires.consentedAt,
        version: questionnaires.consentVersion,
        keepLonger: questionnaires.keepLonger,
        codeHash: questionnaires.resumeCodeHash,
      })
      .from(questionnaires)
      .where(byKey(key)),
  );

/** Invitations linked to the candidate or sent to their address. */
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
