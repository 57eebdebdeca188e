import type { commonFields, ScreeningCampaign } from '@cadran/contract';
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
  readonly ownerId: string;
  readonly customization: CustomTexts;
}

/** The fields that both kinds of campaigns have, with the owner. */
export type CommonFields = Readonly<Pick<ScreeningCampaign, CommonField | 'ownerId'>>;

export const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** What must be converted, and the owner, which is no field of a new campaign. */
export const commonValuesOf = ({ redirectUrl, customization, ownerId }: CommonFields) => ({
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
