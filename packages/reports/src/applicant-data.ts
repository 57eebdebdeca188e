import type {
  CampaignProfile,
  CampaignQuestion,
  CampaignWeights,
  Contact,
  Language,
  QUESTIONNAIRE_STATUSES,
  ScreeningAnswers,
} from '@cadran/contract';
import type { CandidateScores } from '@cadran/scoring';

/** What somebody decided about a candidate, with a note (scoring.md §7). */
export interface RecordedDecision {
  /** The decision in words; who owns its codes names it. */
  readonly name: Readonly<Record<Language, string>>;
  readonly note: string | null;
  /** Who decided; null when that user is gone. */
  readonly by: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * All that a report on one candidate is built from: gathered by who has the database, then built without it.
 * Plain data: it travels as JSON.
 */
export interface ApplicantData {
  readonly organizationName: string;
  readonly campaign: {
    readonly name: string;
    readonly profile: CampaignProfile;
    /** The campaign's own weights; the scores carry those that were used. */
    readonly weights: CampaignWeights | null;
    readonly questions: readonly CampaignQuestion[];
    /** Whom candidates write to when they contest a decision. */
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
  /** Where dates are read; Paris unless said. */
  readonly timeZone?: string;
}
