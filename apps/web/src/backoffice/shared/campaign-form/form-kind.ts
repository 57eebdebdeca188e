import type { CadranClient } from '@cadran/client';
import type { DefaultParameters, FieldErrors, Module, Organization, User } from '@cadran/contract';
import type { ComponentType } from 'react';
import type { CampaignOf } from '../campaigns/campaign-types.ts';
import type { CommonValues } from './common-values.ts';
import type { Sections } from './define-sections.ts';

export type MarkKind = 'error' | 'warning' | 'done' | 'partial' | 'empty';

/** What the section list says of a section. */
export interface SectionMark {
  readonly kind: MarkKind;
  readonly words: string;
}

export interface FormWords<S extends string> {
  readonly groups: Readonly<Record<string, string>>;
  readonly sections: Readonly<Record<S, { readonly name: string; readonly description: string }>>;
}

export type Body = Readonly<Record<string, unknown>>;

/** A section as a page of the form: fetched when it is opened, or a little before. */
export type SectionPage = ComponentType & { readonly preload: () => Promise<void> };

/** What a module's campaigns are made of: all that its form does not share with the other's. */
export interface FormKind<M extends Module, V extends CommonValues, S extends string> {
  readonly module: M;
  readonly sections: Sections<S>;
  readonly pages: Readonly<Record<S, SectionPage>>;
  readonly valuesOf: (campaign: CampaignOf[M]) => V;
  readonly newValues: (user: User, organization: Organization, defaults: DefaultParameters) => V;
  /** What a new one began from: each beginning has a draft of its own. */
  readonly from?: string | undefined;
  /** Not validated: `check` reports errors. */
  readonly bodyOf: (values: V) => Body;
  readonly check: (
    values: V,
    campaign: CampaignOf[M] | null,
    organization: Organization,
  ) => FieldErrors;
  /** What would be saved of one section, to compare. */
  readonly savedPart: (values: V, section: S) => unknown;
  /** `into` with one section of `from`. */
  readonly withSection: (into: V, from: V, section: S) => V;
  readonly create: (api: CadranClient, body: Body) => Promise<CampaignOf[M]>;
  readonly change: (api: CadranClient, id: string, body: Body) => Promise<CampaignOf[M]>;
  /** What those who answer would get to know of what is typed. */
  readonly publicView: (
    values: V,
    organization: Organization,
    campaign: CampaignOf[M] | null,
  ) => { readonly id: string; readonly organization: { readonly id: string } };
  /** Called after a change has been saved, with the sections it changed. */
  readonly onSaved?: (stored: CampaignOf[M], changed: readonly S[]) => void;
  readonly words: FormWords<S>;
  /** How far a section is; errors are told before that. */
  readonly markOf: (values: V, section: S, progress: FormProgress<M>) => SectionMark;
  /** What a save would accept and its campaign still lack, for the bar that saves. */
  readonly noticeOf?: (values: V) => SaveNotice<S> | null;
}

/** What is stored, and whether a save was tried: before, nobody is warned of what they have not come to yet. */
export interface FormProgress<M extends Module> {
  readonly campaign: CampaignOf[M] | null;
  readonly attempted: boolean;
}

export interface SaveNotice<S extends string> {
  /** Where it is mended. */
  readonly section: S;
  readonly words: string;
}

/** The sections in which two campaigns differ once saved. */
export const differingSections = <M extends Module, V extends CommonValues, S extends string>(
  kind: FormKind<M, V, S>,
  one: V,
  other: V,
): readonly S[] =>
  kind.sections.all.filter(
    (section) =>
      JSON.stringify(kind.savedPart(one, section)) !==
      JSON.stringify(kind.savedPart(other, section)),
  );
