import type { commonFields, Organization, ScreeningCampaign, User } from '@cadran/contract';
import { type CustomTexts, customizationOf, textsOf } from './drafts/text-drafts.ts';

/** A number field as it is typed: emptied, it holds a text. */
export type TypedNumber = number | string;

export type CommonField = keyof typeof commonFields;
/** Fields that the form holds in another type than the campaign. */
type Converted = 'redirectUrl' | 'customization';

/** The values of both forms. Fields have the paths of the body's, so that a refused one is found. */
export interface CommonValues
  extends
    Record<string, unknown>,
    Readonly<Pick<ScreeningCampaign, Exclude<CommonField, Converted>>> {
  readonly redirectUrl: string;
  readonly organizationId: string;
  /** Empty until somebody of another organisation is chosen. */
  readonly ownerId: string;
  readonly customization: CustomTexts;
}

/** Whose a campaign is. */
export type CampaignHome = Pick<ScreeningCampaign, 'organizationId' | 'ownerId'>;
/** The fields that both kinds of campaigns have, with their home. */
export type CommonFields = Readonly<Pick<ScreeningCampaign, CommonField> & CampaignHome>;

/** The creator's own, unless a super administrator creates it for another organisation: then its owner is chosen. */
export const homeOf = (user: User, { id }: Organization): CampaignHome => ({
  organizationId: id,
  ownerId: id === user.organizationId ? user.id : '',
});

export const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** What must be converted, and whose it is, which is no field of a new campaign. */
export const commonValuesOf = ({
  redirectUrl,
  customization,
  organizationId,
  ownerId,
}: CommonFields) => ({
  organizationId,
  ownerId,
  redirectUrl: redirectUrl ?? '',
  customization: textsOf(customization),
});

/** What must be converted; the owner is sent only by those who may change it. */
export const commonBodyOf = ({
  redirectUrl,
  customization,
}: Pick<CommonValues, 'redirectUrl' | 'customization'>) => ({
  redirectUrl: orNull(redirectUrl),
  customization: customizationOf(customization),
});
