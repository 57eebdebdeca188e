import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  people: (count, shown) => `${shown} ${plural('en', count, 'person', 'people')}`,
  of: (shown, needed) => `${shown} of ${needed}`,
  basis: (people, date) => `n = ${people}, reading of ${date}`,
  basisUndated: (people) => `n = ${people}`,
  interval: '95% interval',
  count: 'Number',
  statement: 'Statement',
  scale: 'Scale',
  group: 'Group',
  missing: {
    people: (count, shown) =>
      `${shown} more ${plural('en', count, 'person is', 'people are')} needed.`,
    decisions: (count, shown) =>
      `${shown} more ${plural('en', count, 'decision is', 'decisions are')} needed.`,
    ofGroups: (groups) => `Still needed: ${groups}.`,
    group: (name, shown) => `${name} (${shown} more)`,
    secondGroup: 'a second group to compare with',
  },
  languages: { fr: 'French', en: 'English' },
  inLanguage: { fr: 'in French', en: 'in English' },
  groupings: { language: 'Language', sex: 'Sex', age: 'Age' },
  dimensions: {
    language: 'Language',
    age: 'Age, from the date of birth',
    nationality: 'Nationality',
    sex: 'Sex',
    age_band: 'Stated age band',
  },
  groups: {
    fr: 'French',
    en: 'English',
    female: 'Women',
    male: 'Men',
    other: 'Other',
    under_25: 'Under 25',
    '25_34': '25 to 34',
    '35_44': '35 to 44',
    '45_54': '45 to 54',
    '55_plus': '55 and over',
  },
  stages: {
    above_median: 'Score above the median',
    fits: 'Verdict “fits”',
    shortlisted: 'Taken further',
    hired: 'Hired',
  },
  items: {
    title: 'Statements',
    question: 'Does each statement measure the same thing as the others of its scale?',
    before: 'Figures appear from 100 people on.',
    meaning:
      'A useful statement goes with the others of its scale (a correlation of at least 0.20), and hardly anybody leaves it out.',
    lead: (weak, shown, all) =>
      weak === 0
        ? `All ${all} statements go with the others of their scale.`
        : `${shown} of ${all} statements ${plural('en', weak, 'goes', 'go')} only weakly with the others of their scale: read them again.`,
    picture: 'Correlation of each statement with the rest of its scale',
    description: (lowest, highest) =>
      `Number of statements by range of correlation, from ${lowest} to ${highest}.`,
    correlation: 'Correlation with the rest',
    statements: 'Statements',
    bins: {
      below: (to) => `under ${to}`,
      between: (from, to) => `${from} to ${to}`,
      above: (from) => `${from} and more`,
    },
    weakest: 'Statements to read again first',
    mean: 'Mean',
    deviation: 'Standard deviation',
    skipped: 'Left out',
    unused: 'Options never used',
    seconds: (lowest, highest) =>
      `Median time for a statement: ${lowest} to ${highest} seconds, depending on the page.`,
  },
  reliability: {
    title: 'Reliability',
    question: 'Would other statements of the same kind give the same result?',
    before: 'Not known yet.',
    meaning:
      'The closer α is to 1, the less chance plays a part. EFPA’s review model asks for at least 0.70; a facet has only four statements and often stays below.',
    lead: (lowest, highest) => `The five traits have an α of ${lowest} to ${highest}.`,
    pictures: {
      domains: 'α of the five traits',
      facets: 'α of the thirty facets',
      values: 'α of the ten values (two statements each)',
    },
    description: (name, value, low, high) =>
      `The lowest: ${name}, ${value}, 95% interval from ${low} to ${high}.`,
    alpha: 'Cronbach’s α',
  },
  norms: {
    title: 'Norms',
    question: 'Where do the people who answer here stand?',
    before: 'Provisional: they come from another questionnaire.',
    meaning:
      'As long as no norms are adopted, targets are compared by provisional norms, and a trait may be off by 5 to 10 T.',
    meaningKnown:
      'These figures describe the people who have answered here. They are used for comparing only once they are adopted.',
    picture: (language) => `Mean position of the traits, ${language}`,
    description: (name, mean) =>
      `On the scale from 1 to 5; the highest trait is ${name}, ${mean} on average.`,
    trait: 'Trait',
    mean: 'Mean',
    deviation: 'Standard deviation',
    middle: '10th to 90th percentile',
    tableTitle: (language) => `Mean, standard deviation and percentiles, ${language}`,
    centile: (percent) => `P${percent}`,
  },
  itemFairness: {
    title: 'Fairness of statements',
    question:
      'With the same trait, do people answer a statement differently by language, sex or age?',
    before: 'Not examined.',
    beforeGrouping: (grouping) => `${grouping}: not examined.`,
    meaning:
      'Class A: no difference that matters. Class B: a moderate difference, to be read again. Class C: a large difference, to be replaced.',
    lead: (flagged, shown, all) =>
      flagged === 0
        ? `None of the ${all} statements examined is in class B or C.`
        : `${shown} of the ${all} statements examined ${plural('en', flagged, 'is', 'are')} in class B or C.`,
    picture: (group, reference) => `Statements by class: ${group}, compared with ${reference}`,
    description: (a, b, c) => `Class A: ${a} statements; class B: ${b}; class C: ${c}.`,
    classes: { A: 'A: no effect', B: 'B: moderate', C: 'C: large' },
    class: 'Class',
    compared: (group, reference) => `${group}, compared with ${reference}`,
    statements: 'Statements',
    change: 'Change of R²',
    flaggedTitle: (group, reference) =>
      `Statements in class B or C: ${group}, compared with ${reference}`,
    method:
      'Ordinal logistic regression on the score of the facet’s other statements; change of Nagelkerke’s R², classes of Jodoin and Gierl (2001), and only where p < 0.01.',
  },
  impact: {
    title: 'Effects on groups',
    question: 'Are groups selected in the same proportions?',
    before: 'No group has 30 people yet.',
    meaning:
      'A ratio below 80% that chance hardly explains, given how many groups are compared, calls for a closer look; it is no proof of discrimination, and the absence of one is no guarantee.',
    lead: (flagged, shown) =>
      flagged === 0
        ? 'Nothing to report among the groups that are large enough.'
        : `${shown} ${plural('en', flagged, 'gap', 'gaps')} to look into.`,
    picture: (dimensions, stage) => `${dimensions}: ${stage}`,
    description: (name, rate) => `Highest rate: ${name}, ${rate}.`,
    crossed: (first, second) => `${first} and ${second}`,
    stage: 'Stage',
    rate: 'Rate',
    selected: 'Selected',
    ratio: 'Ratio to the highest',
    p: 'p (Fisher)',
    flagged: 'Look into it',
    noticed: 'Note',
    tooFew: (people, needed) => `${people} of ${needed} people`,
    missing: (groups) => `Groups of fewer than 30 people: ${groups}.`,
    noGroups: 'Nobody has stated a group yet.',
    file: 'effects-on-groups',
    columns: {
      dimension: 'dimension',
      group: 'group',
      stage: 'stage',
      people: 'people',
      selected: 'selected',
      rate: 'rate',
      low: 'rate: low end at 95%',
      high: 'rate: high end at 95%',
      ratio: 'ratio to the highest rate',
      p: 'p of Fisher’s exact test',
      flagged: 'to look into',
    },
    yes: 'yes',
    no: 'no',
    fewer: 'fewer than 30',
  },
  oversight: {
    title: 'Human oversight',
    question: 'Do people really decide, or do they follow the verdict?',
    before: '–',
    meaning:
      'A team that never departs from the verdict, or decides in less than a minute, is probably letting the questionnaire decide in its place.',
    lead: (share, low, high) =>
      `${share} of decisions go against the verdict (95% interval: ${low} to ${high}).`,
    picture: 'How decisions are made',
    note: 'Whether a candidate contests a decision is not recorded here. What is counted instead: decisions changed once the candidate was told.',
    description: (name, share) => `${name}: ${share}.`,
    sign: 'Observation',
    share: 'Share',
    count: 'Cases',
    signs: {
      againstVerdict: 'Against the verdict',
      underOneMinute: 'Within 60 seconds',
      changedAfterTold: 'Changed once announced',
      targetsChangedAfterResults: 'Target changed after results',
    },
    decisions: (count, shown) => `${shown} ${plural('en', count, 'decision', 'decisions')}`,
  },
} satisfies Shape<typeof fr>;
