import type { CampaignTarget, CoreQuestion, GuideQuestion, InterviewGuide } from '@cadran/contract';
import { INTERVIEW, type ProbedSection } from '@cadran/contract/codes';
import {
  DEFAULT_CORE,
  findBankQuestion,
  INTERVIEW_BANK_VERSION,
  INTERVIEW_QUESTIONS,
} from '@cadran/instruments/interview/question-bank';
import type { CandidateScores } from '@cadran/scoring';
import { candidateGaps, type Gap } from './candidate-gaps.ts';

/** More would be an interview about one section. */
const PER_SECTION = 3;

const coreQuestion = ({ id, text }: CoreQuestion): GuideQuestion => ({
  id,
  subject: text === null ? (findBankQuestion(id)?.subject ?? null) : null,
  text,
  about: null,
  reason: null,
});

/** What matters most first: a gap's size times its section's weight. One question a subject, three a section. */
const chooseGaps = (gaps: readonly Gap[], weights: CandidateScores['weights']): readonly Gap[] => {
  const weightOf = ({ section, size }: Gap): number => weights[section] * size;
  const chosen: Gap[] = [];
  const countOf = (section: ProbedSection): number =>
    chosen.filter((gap) => gap.section === section).length;
  for (const gap of gaps.toSorted((one, other) => weightOf(other) - weightOf(one))) {
    if (chosen.length === INTERVIEW.probes) break;
    const isSame = ({ subject, about }: Gap) => subject === gap.subject && about === gap.about;
    if (weightOf(gap) > 0 && countOf(gap.section) < PER_SECTION && !chosen.some(isSame))
      chosen.push(gap);
  }
  return chosen;
};

/** Each gap with the first question about its subject that is not asked yet. */
const probesOf = (
  gaps: readonly Gap[],
  core: readonly GuideQuestion[],
): readonly GuideQuestion[] => {
  const asked = new Set(core.map(({ id }) => id));
  return gaps.flatMap(({ subject, about, reason }) => {
    const found = INTERVIEW_QUESTIONS.find(
      (question) => question.subject === subject && !asked.has(question.id),
    );
    if (!found) return [];
    asked.add(found.id);
    return [{ id: found.id, subject, text: null, about, reason }];
  });
};

interface GuideInput {
  readonly target: CampaignTarget;
  /** Null: the bank's. */
  readonly core: readonly CoreQuestion[] | null;
  readonly scores: CandidateScores;
}

/**
 * The questions to ask one candidate: the campaign's core, then up to six about what the campaign wants and the answers
 * do not show. Who is alike is asked alike.
 */
export const buildInterviewGuide = ({ target, core, scores }: GuideInput): InterviewGuide => {
  const asked = (core ?? DEFAULT_CORE.map((id) => ({ id, text: null }))).map(coreQuestion);
  return {
    version: INTERVIEW_BANK_VERSION,
    core: asked,
    probes: [...probesOf(chooseGaps(candidateGaps(target, scores), scores.weights), asked)],
  };
};
