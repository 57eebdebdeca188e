import type { PublicScreeningCampaign } from '@cadran/contract';
import type { Language, Module } from '@cadran/contract/codes';
import type { ComponentType } from 'react';
import type { Batch } from './answer-entry.ts';
import type { DrawnPart } from './drawn-part.ts';
import type { KeptStorage } from './kept-storage.ts';
import type { RespondentSession } from './respondent-session.ts';
import type { SaveAnswer } from './saver.ts';

/** What every campaign a respondent meets has, of either module. */
export interface AnyCampaign extends Pick<
  PublicScreeningCampaign,
  'id' | 'organization' | 'name' | 'redirectUrl' | 'customization'
> {
  /** Its own; without one the organisation's stands for it. */
  readonly logo?: string | null;
  /** Whom to write to; an audit names nobody. */
  readonly contactEmail?: string | null;
}

/** A questionnaire just begun, or opened again by its code. */
export interface Opened {
  readonly id: string;
  readonly token: string;
  readonly resumeCode: string;
  /** The server's clock, an ISO date. */
  readonly now: string;
}

/** What the notice let somebody choose, as the module's own start call takes it. */
export type StartChoices = Readonly<Record<string, boolean>>;

export interface StartRequest {
  readonly campaignId: string;
  readonly language: Language;
  readonly startKey: string;
  /** Of the mail that led here; an audit passes it over. */
  readonly invitation: string | null;
}

export interface RemoteAnswers {
  readonly status: 'opened' | 'completed';
  readonly language: Language;
  readonly entries: Batch;
}

/** The calls a module makes; the engine knows no address. */
export interface Wire<Campaign> {
  campaign(id: string, token: string): Promise<Campaign>;
  start(request: StartRequest, choices: StartChoices, token: string): Promise<Opened>;
  resume(campaignId: string, code: string, token: string): Promise<Opened>;
  read(session: RespondentSession): Promise<RemoteAnswers>;
  save(session: RespondentSession, batch: Batch, complete: boolean): Promise<SaveAnswer>;
}

export interface NoticeProps<Campaign> {
  readonly campaign: Campaign;
  /** What the questionnaire takes an attentive reader. */
  readonly minutes: number;
  /** Already agreed to: it is only read again. */
  readonly agreed: boolean;
  readonly onStart: (choices: StartChoices) => Promise<void>;
}

export interface ThanksProps<Campaign> {
  readonly campaign: Campaign;
  readonly session: RespondentSession;
  readonly kiosk: boolean;
  /** Forgets everything here and begins anew. */
  readonly onRestart: () => void;
}

/** Everything that is drawn after the first page; fetched while that one is read. */
export interface Drawings<Campaign> {
  readonly parts: readonly DrawnPart<Campaign>[];
  readonly Notice: ComponentType<NoticeProps<Campaign>>;
  readonly Thanks: ComponentType<ThanksProps<Campaign>>;
  /** What sending means here, told before it. */
  readonly BeforeSending?: ComponentType;
}

export interface QuestionnaireModule<Campaign extends AnyCampaign> {
  readonly name: Module;
  readonly wire: Wire<Campaign>;
  /**
   * Nobody gets back to a finished questionnaire, its respondent included, and a browser answers once: one that
   * is gone while its campaign is open has been sent.
   */
  readonly final: boolean;
  readonly load: (campaign: Campaign) => Promise<Drawings<Campaign>>;
  /** Where answers are kept; the browser's own unless it says so. */
  readonly storage?: () => KeptStorage;
}
