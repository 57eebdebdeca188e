import type {
  ReportFact,
  ReportHighlight,
  ReportHighlights,
  ReportOpening,
  ReportTone,
} from '@cadran/contract';
import type { QualityLevel } from '@cadran/contract/codes';
import type { CandidateScores } from '@cadran/scoring';
import type { Draft } from '../../drafting/draft.ts';
import { shownInterval } from '../../drafting/score-text.ts';
import { gaugeChart } from './gauge-chart.ts';
import { type Highlight, type HighlightReason, highlightsOf } from './highlights.ts';
import { sectionsChart } from './sections-chart.ts';

const RELIABILITY_TONES = {
  good: 'good',
  caution: 'caution',
  unreliable: 'bad',
} as const satisfies Record<QualityLevel, ReportTone>;

const whyText = ({ words }: Draft, reason: HighlightReason): string => {
  const { why } = words.opening;
  return 'basis' in reason ? why[reason.kind][reason.basis] : why[reason.kind];
};

const highlight = (
  draft: Draft,
  scores: CandidateScores,
  { section, reason }: Highlight,
): ReportHighlight => {
  const { words, write } = draft;
  const { score } = scores.sections[section];
  const interval = shownInterval(scores.precision.sections[section]);
  const value = score === null ? '–' : write.score(score);
  return {
    section,
    title: words.frame.sections[section],
    score: interval
      ? `${value} (${interval.map((bound) => write.number(bound)).join('–')})`
      : value,
    why: whyText(draft, reason),
  };
};

const paperFacts = ({ data, words, language, write }: Draft): readonly ReportFact[] => {
  const { introduction, conclusion, notGiven } = words.frame;
  const { completedAt, decision } = data.questionnaire;
  return [
    { name: introduction.completedAt, value: completedAt ? write.instant(completedAt) : notGiven },
    {
      name: conclusion.decision,
      value: decision
        ? words.opening.decided(decision.name[language], write.instant(decision.at))
        : conclusion.undecided,
    },
  ];
};

/** The first screen of a recruiter's report: score, sections, what stands out, and how far to trust it. */
export const openingOf = (draft: Draft, scores: CandidateScores): ReportOpening => {
  const { opening } = draft.words;
  const { level } = scores.quality;
  const { strengths, checks } = highlightsOf(scores);
  const listed = (title: string, none: string, items: readonly Highlight[]): ReportHighlights => ({
    title,
    none: level === 'unreliable' ? opening.withoutAnswers : none,
    items: items.map((item) => highlight(draft, scores, item)),
  });
  return {
    gauge: gaugeChart(draft, scores),
    sections: sectionsChart(draft, scores),
    strengths: listed(opening.strengths, opening.noStrengths, strengths),
    checks: listed(opening.checks, opening.noChecks, checks),
    facts: paperFacts(draft),
    notice: draft.words.frame.conclusion.disclaimerTitle,
    reliability: { tone: RELIABILITY_TONES[level], ...opening.reliability[level] },
  };
};
