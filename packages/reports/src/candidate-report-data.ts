import type {
  CampaignTarget,
  CampaignQuestion,
  CampaignWeights,
  Contact,
  Language,
  QUESTIONNAIRE_STATUSES,
  ScreeningAnswers,
} from '@cadran/contract';
import type { CandidateScores } from '@cadran/scoring';

/** The interview as it was rated when the decision was taken. */
export interface InterviewAtDecision {
  /** Null: an account that was deleted since. */
  readonly interviewers: readonly (string | null)[];
  /** Of the questions that were asked; null for a reader who may not see the ratings of others yet. */
  readonly ratings:
    | readonly {
        readonly question: Readonly<Record<Language, string>>;
        readonly given: readonly number[];
      }[]
    | null;
}

/** A decision about a candidate, with a note. */
export interface RecordedDecision {
  /** The decision's name. */
  readonly name: Readonly<Record<Language, string>>;
  readonly note: string | null;
  /** Null when the user was deleted. */
  readonly by: string | null;
  /** ISO 8601. */
  readonly at: string;
  /** Null if nobody had rated by then. */
  readonly interview: InterviewAtDecision | null;
}

/**
 * All data of a candidate's report, loaded by the server.
 * Plain data: it travels as JSON.
 */
export interface CandidateReportData {
  readonly organizationName: string;
  readonly campaign: {
    readonly name: string;
    readonly profile: CampaignTarget;
    /** The campaign's own weights; the scores carry those that were used. */
    readonly weights: CampaignWeights | null;
    readonly questions: readonly CampaignQuestion[];
    /** Contact address for contesting a decision. */
    readonly contactEmail: string | null;
  };
  readonly questionnaire: {
    readonly contact: Partial<Contact>;
    readonly status: (typeof QUESTIONNAIRE_STATUSES)[number];
    /** The language the candidate answered in. */
    readonly language: Language;
    /** ISO 8601. */
    readonly openedAt: string;
    readonly completedAt: string | null;
    readonly answers: ScreeningAnswers;
    readonly decision: RecordedDecision | null;
  };
  /** As stored on completion; null before. */
  readonly scores: CandidateScores | null;
  /** The version of the engine the stored scores were computed with; null without scores. */
  readonly engineVersion: number | null;
  /** Of all dates but those of birth. */
  readonly timeZone: string;
}
