import { administrates, belongsTo, type Member } from './actor.ts';

/** Whose a campaign is, of either module; module flags are checked before any of this is asked. */
export interface OwnedCampaign {
  readonly organizationId: string;
  readonly ownerId: string;
}

const owns = (actor: Member, campaign: OwnedCampaign): boolean =>
  actor.organizationId === campaign.organizationId && actor.id === campaign.ownerId;

/** A campaign can be edited only by its owner and the organisation's administrators (spec, section 6). */
const edit = (actor: Member, campaign: OwnedCampaign): boolean =>
  administrates(actor, campaign.organizationId) || owns(actor, campaign);

export const campaignPolicy = {
  list: belongsTo,
  read: (actor: Member, campaign: OwnedCampaign): boolean =>
    belongsTo(actor, campaign.organizationId),
  edit,
  duplicate: edit,
  delete: edit,
  deleteCandidate: edit,
  decide: edit,
  recompute: edit,
  /** Everything about everybody in one file. */
  export: edit,
  /** Handing a campaign to a colleague is an administrator's, who alone sees the list of users. */
  changeOwner: (actor: Member, campaign: OwnedCampaign): boolean =>
    administrates(actor, campaign.organizationId),
};
