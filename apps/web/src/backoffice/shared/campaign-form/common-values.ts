import type { CampaignCustomization, CampaignStatus } from '@cadran/contract';
import { type CustomTexts, customizationOf, textsOf } from './text-drafts.ts';

/** A number field as it is typed: emptied, it holds a text. */
export type TypedNumber = number | string;

/** What the forms of both modules hold. Fields have the paths of the body's, so that a refused one is found. */
export interface CommonValues extends Record<string, unknown> {
  readonly name: string;
  readonly customUrl: string;
  readonly redirectUrl: string;
  readonly status: CampaignStatus;
  readonly ownerId: string;
  readonly customization: CustomTexts;
}

export const PARAMETERS = [
  'name',
  'customUrl',
  'redirectUrl',
  'status',
  'ownerId',
] as const satisfies readonly (keyof CommonValues)[];

/** What a stored campaign, or the beginnings of one, has of it. */
export interface CommonFields {
  readonly name: string;
  readonly customUrl: string;
  readonly redirectUrl: string | null;
  readonly status: CampaignStatus;
  readonly ownerId: string;
  readonly customization: CampaignCustomization;
}

export const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

export const commonValuesOf = (campaign: CommonFields) => ({
  name: campaign.name,
  customUrl: campaign.customUrl,
  redirectUrl: campaign.redirectUrl ?? '',
  status: campaign.status,
  ownerId: campaign.ownerId,
  customization: textsOf(campaign.customization),
});

/** Without the owner, which only some may change. */
export const commonBodyOf = (values: CommonValues) => ({
  name: values.name,
  customUrl: values.customUrl,
  redirectUrl: orNull(values.redirectUrl),
  status: values.status,
  customization: customizationOf(values.customization),
});
