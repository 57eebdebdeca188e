import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  result: 'Score',
  resultShown: (shown) => `Rounded to a whole number for display: ${shown}.`,
  weight: 'Weight of the section in the overall score',
  pair: (name, value) => `${name} ${value}`,
  between: (min, max) => `${min} to ${max}`,
  similarity: 'Similarity',
  anchor: 'Chance benchmark',
  anchorNote:
    'About nine people in ten who answered at random would stay below this similarity; it is worth 50.',
  calibrationBelow: (similarity, anchor) =>
    `At or below the benchmark: 50 × (${similarity} + 1) / (1 + ${anchor}).`,
  calibrationAbove: (similarity, anchor) =>
    `Above the benchmark: 50 + 50 × (${similarity} − ${anchor}) / (1 − ${anchor}).`,
  interval: 'Interval',
  intervalNote:
    'Eight recalculations in ten lie between these two bounds. All are shifted together until their mean is the score, then kept between 0 and 100.',
  replicates: {
    culture:
      'In each recalculation, 18 choices are drawn at random in the proportions of the person’s own.',
    values:
      'In each recalculation, each value is moved at random, further where the two statements of a value were rated differently.',
    personality:
      'In each recalculation, each facet is moved at random, further where the statements of a facet were answered differently.',
    motivations:
      'In each recalculation, each rank is moved at random by about one place, and the ranking is made again.',
  },
  floor: 'Floor',
  profileNorm: 'Contrast of the profile',
  targetNorm: 'Contrast of the desired profile',
  culture: {
    choices: 'The person’s choices',
    choicesNote: (situations) => `One option chosen in each of ${situations} situations.`,
    profile: 'The person’s profile',
    profileNote:
      'Per type: 16.67 + 33.33 × share of the choices. The four make 100; 25 is neutral.',
    target: 'Desired profile',
    targetNote: 'The four numbers set by the campaign.',
    normNote: 'Distance from 25 on each of the four types.',
    floorNote: (situations) =>
      `51 / √${situations}: a less marked profile is treated as if it had this contrast, so that chance is not taken for a preference.`,
    similarityNote:
      'Sum of the products of the deviations from 25, divided by the desired contrast and by the greater of the person’s contrast and the floor. From −1 (opposite) to 1 (identical).',
  },
  values: {
    ratings: 'The person’s ratings',
    ratingsNote: (mean) =>
      `Mean of the statements answered per value, from −1 to 7. The person’s own mean: ${mean}.`,
    centred: 'Centred ratings',
    centredNote: 'Each rating less the person’s own mean: only their priorities count.',
    target: 'Desired ratings, centred',
    targetNote: 'The ratings set by the campaign, less their mean.',
    normNote: 'Root of the sum of squares of the ten centred ratings.',
    floorNote: 'A less marked profile is treated as if it had this contrast.',
    similarityNote:
      'Sum of the products of the centred ratings, divided by the desired contrast and by the greater of the person’s contrast and the floor.',
  },
  personality: {
    working: 'Working T',
    workingValue: 'provisional',
    trait: (t, interval) => `T ${t}, desired ${interval}`,
    traitNote: (distance, credit, weight) =>
      `Distance to the interval: ${distance}; credit: 1 − ${distance} / 10, not below 0, that is ${credit}; weight: ${weight}.`,
    credit: 'Mean credit',
    creditNote: (weight) =>
      `Sum of the weighted credits, divided by the sum of the weights (${weight}).`,
    chance: 'Credit of an average person',
    chanceNote: 'Mean credit over the reference population of the provisional norms.',
    anchor: 'Benchmark',
    anchorNote: (chance) =>
      `(1 + ${chance}) / 2: halfway between what an average person of the reference gets and a full match. It is worth 50.`,
    below: (credit, anchor) => `At or below the benchmark: 50 × ${credit} / ${anchor}.`,
    above: (credit, anchor) =>
      `Above the benchmark: 50 + 50 × (${credit} − ${anchor}) / (1 − ${anchor}).`,
    lenient: 'The requirement is broad: an average person would meet it.',
  },
  motivations: {
    desired: 'Desired order',
    actual: 'The person’s order',
    discordance: 'Disagreement',
    discordanceNote:
      'Each pair ranked the wrong way round costs 10 points if it concerns the first desired motivation, 9 for the second, and so on. The reverse ranking costs 330.',
    similarityNote: (discordance) => `1 − 2 × ${discordance} / 330.`,
  },
  criteria: {
    credit: (credit) => `Credit ${credit}`,
    creditNote: (weight) => `Weight ${weight}. Credit runs from 0 to 1.`,
    notComparable: 'Not compared',
    notComparableNote: 'Both amounts are shown, neither is converted.',
    resultNote:
      'Mean of the credits by their weights, times 100; what the campaign does not ask for does not count.',
  },
  skills: {
    note: (use, level, years) =>
      `100 × ${use} × (0.7 × ${level} + 0.3 × ${years}): use, level credit, years credit.`,
    unknown: 'Level 0 or skill not declared: 0.',
    resultNote: 'Mean of the skills asked for. A higher level than asked for is never penalised.',
  },
  languages: {
    note: (required, given) =>
      `Asked for: ${required}. Declared: ${given}. Each missing level costs 0.3.`,
    resultNote: 'Mean of the credits, times 100.',
  },
  studies: {
    required: 'Level asked for',
    given: 'Level declared',
    missing: 'Missing years',
    ects: (credits) => `${credits} ECTS credits`,
    resultNote: (years) => `100 × (1 − 0.25 × ${years}), not below 0.`,
    noneNote: 'Without a degree from the list: 0.',
  },
  overall: {
    section: (score, weight) => `${score} × ${weight}`,
    sum: 'Sum of the weighted scores',
    weights: 'Sum of the weights',
    mean: 'Weighted mean',
    meanNote: (sum, weights) => `${sum} / ${weights}.`,
    cap: 'Cap from the must-have',
    capNote: 'Right to work required and missing: 50 at most.',
    insufficient: 'Less than 20: no overall score.',
    limits: 'Above 70: fits. Above 50: can adapt. Otherwise: does not fit.',
    halfNote: {
      answers: 'The same mean over culture, values, personality and motivations.',
      facts: 'The same mean over the other sections, taken as declared.',
    },
    replicates: 'Recalculations',
    replicatesNote:
      'The same person, on another day, would not answer in quite the same way. So the whole calculation is made again 400 times with answers drawn at random around theirs, further away where theirs disagree with one another. Facts and skills stay as declared. The draw is always the same for the same questionnaire.',
    shares: 'Verdicts of the recalculations',
    sharesNote:
      'From 90% of the recalculations a verdict is called very likely, from 70% likely, below that uncertain. The verdict itself comes from the score, never from the recalculations.',
  },
} satisfies Shape<typeof fr>;
