import type { GivenCodes, PaperSettings, PaperVersion } from '@cadran/contract';
import type { Language } from '@cadran/contract/codes';
import type { MessagesOf } from '@cadran/i18n';
import type { PaperMessages } from '@cadran/i18n/paper';
import type { PromiseMessages, respondent } from '@cadran/i18n/respondent';
import type { Writer } from '../drafting/writer.ts';

export type PaperRole = 'owner' | 'admin' | 'user' | 'superadmin' | 'other';

/** What a role may do with the audit, as the policies decide; `accounts` is null where they are not counted. */
interface RoleAccess {
  readonly role: PaperRole;
  readonly accounts: number | null;
  readonly read: boolean;
  readonly edit: boolean;
}

/** All data of the paper, loaded by the server. */
export interface PaperData {
  readonly settings: PaperSettings;
  readonly organizationName: string;
  readonly ownerName: string;
  readonly privacyContact: string | null;
  readonly status: 'planned' | 'open' | 'closed';
  readonly firstOpenedAt: string | null;
  readonly closedAt: string | null;
  readonly showEstimatedDuration: boolean;
  /** Null: answered by link. */
  readonly codes: GivenCodes | null;
  /** Null unless every unit has one. */
  readonly headcount: number | null;
  readonly smallestGroup: number;
  readonly roles: readonly RoleAccess[];
  /** Newest first; the first is the one of this paper. */
  readonly versions: readonly [PaperVersion, ...PaperVersion[]];
  /** The version that is compared with; null: there is none before. */
  readonly since: (PaperVersion & { readonly settings: PaperSettings }) | null;
  readonly madeAt: string;
  readonly timeZone: string;
}

export interface PaperWords {
  readonly paper: PaperMessages;
  readonly promise: PromiseMessages;
  readonly questionnaire: MessagesOf<typeof respondent.cultureAudit>;
}

/** Passed to every section. */
export interface PaperDraft {
  readonly data: PaperData;
  readonly language: Language;
  readonly words: PaperWords;
  readonly t: PaperMessages;
  readonly write: Writer;
}
