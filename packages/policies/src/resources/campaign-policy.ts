import type { CampaignStatus, Module } from '@cadran/contract';
import { type Actor, administrates, belongsTo, hasModule } from '../actor.ts';

/** Who owns a campaign of either module; module flags are checked before these rules. */
export interface OwnedCampaign {
  readonly organizationId: string;
  readonly ownerId: string;
}

interface PublicCampaign {
  readonly id: string;
  readonly status: CampaignStatus;
  readonly organizationActive: boolean;
}

/** The questionnaire of the respondent who asks. */
interface OwnQuestionnaire {
  readonly campaignId: string;
  readonly finished: boolean;
}

const owns = (actor: Actor, campaign: OwnedCampaign): boolean =>
  actor.kind === 'member' &&
  actor.organizationId === campaign.organizationId &&
  actor.id === campaign.ownerId;

/** A campaign can be edited only by its owner and the organisation's administrators (spec, section 6). */
const edit = (actor: Actor, campaign: OwnedCampaign): boolean =>
  administrates(actor, campaign.organizationId) || owns(actor, campaign);

const isOpen = ({ status, organizationActive }: PublicCampaign): boolean =>
  status === 'open' && organizationActive;

export const campaignPolicy = {
  list: belongsTo,
  read: (actor: Actor, campaign: OwnedCampaign): boolean =>
    belongsTo(actor, campaign.organizationId),
  /** Visitors while it is open; respondents their own campaign, also closed once they have finished. */
  readPublic: (actor: Actor, campaign: PublicCampaign, own?: OwnQuestionnaire): boolean => {
    if (actor.kind === 'anonymous') return isOpen(campaign);
    if (actor.kind !== 'respondent' || own?.campaignId !== campaign.id) return false;
    return own.finished || isOpen(campaign);
  },
  edit,
  duplicate: edit,
  delete: edit,
  deleteCandidate: edit,
  decide: edit,
  recompute: edit,
  /** An export contains every candidate. */
  export: edit,
  sendMail: (actor: Actor, campaign: OwnedCampaign & { readonly module: Module }): boolean =>
    hasModule(actor, campaign.module) && edit(actor, campaign),
  /** Only administrators see the list of users, so only they choose another owner. */
  changeOwner: (actor: Actor, campaign: OwnedCampaign): boolean =>
    administrates(actor, campaign.organizationId),
};
