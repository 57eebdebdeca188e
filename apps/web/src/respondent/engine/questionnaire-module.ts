import type { commonFields, PublicScreeningCampaign, publicShape } from '@cadran/contract';
import type { StampedAnswers } from '@cadran/contract/answers';
import type { AuditAccess, Language, Module, ProofOfWork } from '@cadran/contract/codes';
import type { ComponentType } from 'react';
import type { AccessCodeState } from './access-code/use-access-code.ts';
import type { AnswerBatch } from './answers/answer-entry.ts';
import type { QuestionnairePart } from './define-part.ts';
import type { KeyValueStorage } from './session/key-value-storage.ts';
import type { RespondentSession } from './session/respondent-session.ts';
import type { SaveResponse } from './answers/saving/saver.ts';

type CommonField = keyof ReturnType<typeof publicShape<typeof commonFields>>;

/** What every campaign a respondent meets has, of either module. */
export interface AnyCampaign extends Pick<
  PublicScreeningCampaign,
  'id' | 'organization' | CommonField
> {
  /** Its own; without one the organisation's stands for it. */
  readonly logo?: string | null;
  /** Who can answer an audit. */
  readonly access?: AuditAccess;
  /** Whom to write to; an audit names nobody. */
  readonly contactEmail?: string | null;
}

/** A questionnaire just begun, or opened again by its code. */
export interface OpenedQuestionnaire {
  readonly id: string;
  readonly token: string;
  readonly resumeCode: string;
  /** The server's clock, an ISO date. */
  readonly now: string;
}

/** What the notice or the last page let somebody choose, as the module's own call takes it. */
export type StartChoices = Readonly<Record<string, boolean>>;

export interface StartRequest {
  readonly campaignId: string;
  readonly language: Language;
  readonly startKey: string;
  /** Of an audit by codes: instead of the key. */
  readonly code: string | null;
  /** Of the mail that led here; an audit passes it over. */
  readonly invitation: string | null;
  /** What the server asks for when many begin at once. */
  readonly proofOfWork?: ProofOfWork;
}

export interface RemoteAnswers {
  readonly status: 'opened' | 'completed';
  readonly language: Language;
  readonly answers: StampedAnswers;
}

/** The calls a module makes; the engine knows no address. */
export interface QuestionnaireApi<Campaign> {
  campaign(id: string, token: string): Promise<Campaign>;
  start(request: StartRequest, choices: StartChoices, token: string): Promise<OpenedQuestionnaire>;
  resume(campaignId: string, code: string, token: string): Promise<OpenedQuestionnaire>;
  read(session: RespondentSession): Promise<RemoteAnswers>;
  /** `choices`: of the last page, when it completes. */
  save(
    session: RespondentSession,
    batch: AnswerBatch,
    complete: boolean,
    choices: StartChoices,
  ): Promise<SaveResponse>;
}

export interface NoticeProps<Campaign> {
  readonly campaign: Campaign;
  /** What the questionnaire takes an attentive reader; null until it is known. */
  readonly minutes: number | null;
  /** Already agreed to: it is only read again. */
  readonly agreed: boolean;
  /** Of an audit by codes. */
  readonly access: AccessCodeState;
  /** For who began on another device; null where a code begins, too. */
  readonly onResume: (() => void) | null;
  readonly onStart: (choices: StartChoices) => Promise<void>;
}

export interface ThanksProps<Campaign> {
  readonly campaign: Campaign;
  readonly session: RespondentSession;
  readonly kiosk: boolean;
  /** Forgets everything here and begins anew. */
  readonly onRestart: () => void;
}

export interface BeforeSendingProps<Campaign> {
  readonly campaign: Campaign;
  readonly onChoose: (choices: StartChoices) => void;
}

/** Everything that is drawn after the first page; fetched while that one is read. */
export interface PartViews<Campaign> {
  readonly parts: readonly QuestionnairePart<Campaign>[];
  readonly Thanks: ComponentType<ThanksProps<Campaign>>;
  /** What sending means here, told before it, and what can be chosen then. */
  readonly BeforeSending?: ComponentType<BeforeSendingProps<Campaign>>;
}

export interface QuestionnaireModule<Campaign extends AnyCampaign> {
  readonly name: Module;
  readonly api: QuestionnaireApi<Campaign>;
  /**
   * Nobody gets back to a finished questionnaire, its respondent included, and a browser answers once: one that
   * is gone while its campaign is open has been sent.
   */
  readonly final: boolean;
  /** The first page. */
  readonly Notice: ComponentType<NoticeProps<Campaign>>;
  readonly load: (campaign: Campaign) => Promise<PartViews<Campaign>>;
  /** Where answers are kept; the browser's own unless it says so. */
  readonly storage?: () => KeyValueStorage;
}
