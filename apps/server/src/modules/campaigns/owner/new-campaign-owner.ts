import type { Tx } from '@cadran/db';
import { campaignPolicy, type Member } from '@cadran/policies';
import { invalid } from '../../../http/app-error.ts';
import { authorise } from '../../../http/authorise.ts';
import { findActiveColleague } from '../../users/index.ts';

/** Whose a new campaign is to be, as its creator says. */
export interface NewCampaignHome {
  readonly organizationId?: string | undefined;
  readonly ownerId?: string | undefined;
}

export type NewCampaignOwner = Pick<Member, 'organizationId' | 'id'>;

/** The creator, unless an administrator names somebody else; a super admin's may be of another organisation. */
export const newCampaignOwner = async (
  tx: Tx,
  actor: Member,
  { organizationId = actor.organizationId, ownerId }: NewCampaignHome,
): Promise<NewCampaignOwner> => {
  const atHome = organizationId === actor.organizationId;
  if (atHome && (ownerId === undefined || ownerId === actor.id)) return actor;
  const { id } = actor;
  authorise(campaignPolicy.changeOwner, actor, { organizationId, ownerId: id });
  if (ownerId === undefined) throw invalid({ ownerId: 'required' });
  // The same error for a foreign, a missing and an inactive user, and for a missing organisation.
  if (!(await findActiveColleague(tx, { organizationId, id }, ownerId)))
    throw invalid({ ownerId: 'one_of' });
  return { organizationId, id: ownerId };
};
