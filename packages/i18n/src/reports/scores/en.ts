import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  outOf: (score) => `${score} / 100`,
  probably: (score, low, high) => `${score}, probably ${low} to ${high}`,
  between: (low, high) => `probably ${low} to ${high}`,
  asDeclared: (score) => `${score}, as declared`,
  intervalColumn: 'Probably',
  unit: 'out of 100',
  overall: 'Overall score',
  halves: { answers: 'Answers only', facts: 'Facts only' },
  halvesNote:
    'Answers are culture, values, personality and motivations; facts are all the rest. Both halves are always shown, because one can hide the other.',
  scale:
    'Each score runs from 0 to 100. It measures how close the answers are to what the campaign is looking for, not the worth of a person. For culture, values and motivations, about nine people in ten who answer at random stay below 50. For personality, 50 is halfway between what an average person gets and a full match.',
  reading:
    'Under each score, “How was this computed?” shows the inputs, the rules and the result. Age, nationality, gender, name and place of residence enter no calculation.',
  weight: 'Weight of the sections counted',
  quality: 'Reliability of the answers',
  qualityLevels: { good: 'Good', caution: 'Read with caution', unreliable: 'Unreliable' },
  verdict: {
    fits: 'Fits',
    can_adapt: 'Does not fit but can adapt',
    does_not_fit: 'Does not fit',
    insufficient_basis: 'Insufficient basis',
  },
  certainty: { very_likely: 'very likely', likely: 'likely', uncertain: 'uncertain' },
  verdictTitle: (verdict, certainty) => `${verdict} (${certainty})`,
  certaintyText: {
    very_likely:
      'This verdict is very likely: the chance that answers contain would hardly change it.',
    likely: 'This verdict is likely. On another day it might have been different.',
    uncertain:
      'This verdict is uncertain: the chance that answers contain would often be enough to change it.',
  },
  secondText: (second) =>
    `It might have been “${second}”: give the interview more weight than the verdict.`,
  verdictText: {
    fits: (score) =>
      `At ${score} out of 100, above 70, the answers are close to the desired profile. The interview can focus on what success will take and on the gaps that remain.`,
    can_adapt: (score) =>
      `At ${score} out of 100, above 50 and at most 70, the answers partly resemble what is sought. The interview can show which differences matter for the job.`,
    does_not_fit: (score) =>
      `At ${score} out of 100, at most 50, the answers are far from the desired profile as the campaign describes it. Before concluding, look at which sections weigh most and whether the job really needs what they ask for.`,
    insufficient_basis: (weight) =>
      `The sections counted weigh ${weight} in all, less than the 20 that an overall score requires. No verdict is given; read the sections one by one.`,
  },
  mustHaveTitle: 'Must-have not met',
  mustHaveCapped:
    'The campaign requires the right to work and the person answered that they do not have it. The overall score is therefore brought down to 50, whatever the other answers.',
  mustHaveFailed:
    'The campaign requires the right to work and the person answered that they do not have it. The overall score cannot exceed 50; the other answers would not have taken it any higher anyway.',
  mustHaveFailedWithoutOverall:
    'The campaign requires the right to work and the person answered that they do not have it. As no overall score is computed, this answer changes no figure.',
  mustHaveUnansweredTitle: 'Must-have to be checked',
  mustHaveUnanswered:
    'The campaign requires the right to work and the person did not answer that question. The score is not changed by it: ask them.',
  gauge: (score, verdict) => `Overall score of ${score} out of 100: ${verdict}.`,
  gaugeBetween: (score, low, high, verdict, certainty) =>
    `Overall score of ${score} out of 100, probably ${low} to ${high}: ${verdict}, ${certainty}.`,
  gaugeMissing: 'No overall score: insufficient basis.',
  bars: 'Scores by section',
  barsDescription: (sections) => `Score of each section out of 100: ${sections}.`,
  section: 'Section',
  score: 'Score',
  weightColumn: 'Weight',
  notes: {
    no_requirement: 'Shown, not required by the campaign',
    must_have_only: 'Only requirement: the right to work, which is not part of this score',
    unscorable_target: 'Desired profile too flat to be compared',
    left_out: 'More than a fifth left unanswered, as is allowed: no score',
    not_comparable: 'Different currencies, not comparable',
    unanswered: 'Asked for and not fully answered: counts as 0',
  },
  leftOutTitle: 'Left unanswered',
  leftOut: (names) =>
    `The person preferred not to answer some of the statements: ${names}. What is missing is not part of the score and does not lower it.`,
  leftOutWithoutOverall: (sections) =>
    `The person preferred not to answer more than a fifth of this: ${sections}. Too little is left for an overall score; it counts neither for nor against them.`,
  leftOutOverall: (sections) =>
    `The overall score is computed without this, of which the person preferred not to answer more than a fifth: ${sections}. It is not lowered by it.`,
  notScored: 'Not scored',
  noScores: 'Scores will be computed when the questionnaire is completed.',
  qualityTitle: {
    caution: 'Answers to be read with caution',
    unreliable: 'Unreliable answers',
  },
  qualityText: {
    caution:
      'One or two signs suggest checking some answers in the interview. They change no score.',
    unreliable:
      'Several signs suggest that the questionnaire was not read attentively. The scores below do not change, but base no conclusion on them; offer the person the chance to answer again instead.',
  },
  flags: {
    hasty_pages: (value) =>
      `${value} of the personality and values pages were filled in at under two seconds per answer.`,
    hasty_statements: (value) =>
      `On the culture and motivations pages the median time is ${value} seconds per statement, less than it takes to read one.`,
    longest_run: (value) =>
      `The same answer was given ${value} times in a row in the personality questionnaire.`,
    answer_spread: (value) =>
      `The personality answers vary very little (standard deviation of ${value} on a five-step scale).`,
    even_odd: (value) =>
      `Answers to statements that measure the same thing agree poorly with one another (consistency of ${value}, 1 at most).`,
    instructed_items: (value) =>
      `Control statements whose instruction was not followed: ${value} out of 2.`,
    values_spread: (value) =>
      `The ten values were given nearly the same rating (standard deviation of ${value}), so that none really stands out.`,
  },
} satisfies Shape<typeof fr>;
