import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  groups: {
    campaign: 'Campaign',
    desirability: 'Desirability',
    facts: 'Background and conditions',
    more: 'Questions, scoring and texts',
  },
  sections: {
    culture: {
      name: 'Culture',
      description:
        'The mix of cultures in which the person will work. Candidates choose one option in each of 18 situations.',
    },
    values: {
      name: 'Values',
      description:
        'What should guide the person in this job. Candidates rate 20 statements on the same scale.',
    },
    personality: {
      name: 'Personality',
      description:
        'The traits that really matter for the job, and the range you expect. Candidates answer 120 statements.',
    },
    motivations: {
      name: 'Motivations',
      description:
        'What the job can offer, from most to least important. Candidates make the same ranking.',
    },
    job: {
      name: 'Job',
      description: 'The occupation, the sector, the contract and the start date.',
    },
    mobility: {
      name: 'Mobility',
      description: 'The place of work and the journey to it.',
    },
    individual: {
      name: 'Individual situation',
      description: 'The right to work, travel for work and pay.',
    },
    skills: {
      name: 'Skills',
      description: 'What the person must be able to do. Each candidate rates their own level.',
    },
    experiences: {
      name: 'Experience',
      description: 'The occupations and sectors in which experience would help.',
    },
    studies: { name: 'Studies', description: 'The degree level you expect.' },
    languages: {
      name: 'Languages',
      description: 'The languages of the job and the level expected.',
    },
    questions: {
      name: 'Questions',
      description:
        'Your own questions, asked at the end. The answers are shown in the report; they are not scored.',
    },
    interview: {
      name: 'Interview',
      description:
        'The six questions that every interview asks of everybody. Each person’s guide adds others, from their answers.',
    },
    weights: {
      name: 'Weights',
      description: 'How much each section counts in the overall score.',
    },
  },
  switches: {
    asked: 'Ask these questions',
    askedHint: 'The section is in the questionnaire and in the report.',
    scored: 'Compare with a target',
    scoredHint: 'Without a target, answers are shown but not scored.',
  },
  marks: {
    off: 'Not asked',
    asked: 'Asked, no target',
    target: 'Asked, with a target',
    weak: 'Target not set yet',
    lenient: 'Target too broad',
    ownWeights: 'Own weights',
    defaultQuestions: 'Default questions',
    ownQuestions: 'Chosen questions',
    defaultWeights: 'Default weights',
    noScore: 'No overall score',
    chooseSection: 'Choose at least one section',
  },
  notices: {
    nothingAsked: 'Choose at least one section: candidates would find nothing to answer.',
    noTarget: 'No overall score yet: no section is compared with a target.',
    lowWeight: (total, basis) =>
      `No overall score: the sections compared weigh ${total}, and ${basis} are needed.`,
  },
  why: 'Why this choice',
  searchList: 'Search…',
  notInList: 'Nothing like this in the list',
  asTyped: (text) => `Keep “${text}”`,
  full: (max) => `${max} at most: remove one to choose another`,
  searchCity: 'Search for a city…',
  typeCity: 'Type the first letters',
  noCity: 'No city of that name',
  parameters: {
    contactEmail: 'Contact for candidates',
    contactEmailHint: 'Where candidates write to contest a decision or exercise their rights.',
    allowPersonalReport: 'Offer candidates their personal report',
    allowPersonalReportHint:
      'Written for them, without a verdict or a comparison with your target.',
  },
  culture: {
    shares: 'Shares of the four cultures',
    linked: 'The four shares always make 100%: moving one adjusts the others.',
    fromAudit: {
      open: 'Start from a culture audit',
      other: 'Take another audit',
      title: 'Take the culture of an audit',
      audit: 'Audit',
      group: 'Group',
      whole: 'All respondents',
      moment: 'Culture to take',
      moments: { perceived: 'As it is perceived', desired: 'As people would like it' },
      respondents: (count: number, shown: string) =>
        `${shown} ${plural('en', count, 'respondent', 'respondents')}`,
      take: 'Take this culture',
      none: 'No closed audit of your organisation has results to take.',
      searching: 'Looking for audits…',
      source: {
        perceived: (audit: string) => `Perceived culture from the audit “${audit}”`,
        desired: (audit: string) => `Desired culture from the audit “${audit}”`,
      },
    },
    quadrant: 'The target on the diagram of the four cultures',
    bars: 'The four shares of the target',
    target: 'Target',
    actual: 'Measured',
    type: 'Culture',
    axes: {
      external: 'External',
      internal: 'Internal',
      flexibility: 'Flexibility',
      stability: 'Stability',
    },
    flat: {
      title: 'Target too flat',
      explanation:
        'The four cultures are almost equal: nothing can be compared and the section will not count in the score. Give one or two of them a larger share.',
    },
  },
  recompute: {
    title: 'Recompute the scores?',
    explanation: (count, shown) =>
      `${shown} ${plural('en', count, 'candidate has', 'candidates have')} finished already, with scores from the previous profile. Recompute them so that the list, comparisons and the export all rest on the same one.`,
    otherwise:
      'Otherwise scores stay as they are, and each report says that the profile has changed.',
    confirm: 'Recompute',
    decline: 'Keep the scores',
    done: 'Scores recomputed.',
  },
  values: {
    opposed: 'Opposed to our values',
    hint: 'What counts is the order of the values, not their level: keep the top for one or two.',
    circle: 'The circle of values of the target',
    target: 'Target',
    value: 'Value',
    reading: 'Neighbouring values agree; those facing each other conflict.',
    flat: {
      title: 'Target too flat',
      explanation:
        'No value stands out: nothing can be compared and the section will not count in the score. Spread the ratings further apart.',
    },
  },
  personality: {
    hint: 'Only adjust the traits that matter for the job. A trait left at full width is not required.',
    chooseOne: 'You must add at least one item.',
    notRequired: 'Not required',
    chosen: (min, max) => `T ${min} to ${max}`,
    positions: (min, max) => `about ${min} to ${max} on the scale from 1 to 5`,
    facet: (min, max, from, to) => `T ${min} to ${max}, position ${from} to ${to}`,
    low: 'Not at all',
    high: 'Entirely',
    from: (trait) => `${trait}: minimum`,
    to: (trait) => `${trait}: maximum`,
    facets: (required, total) =>
      required === 0 ? `Refine by facet (${total})` : `Facets: ${required} of ${total} required`,
    lenient: {
      title: 'Target too broad',
      explanation:
        'An average person would match: the score would hardly tell candidates apart. Narrow a range, or move it.',
    },
    unscorable: {
      title: 'Target that says nothing',
      explanation: 'Nearly everybody would match: the section will not be scored.',
      traits: (traits) => `These ranges say nothing: ${traits}. Narrow them, or remove them.`,
    },
    byFacets: {
      title: 'Only the facets count',
      explanation: (domains) =>
        `You ask for a domain and for some of its facets: ${domains}. Only the facets are counted.`,
    },
    norms:
      'Ranges are in T scores (50 is the mean of the reference) and drawn on the scale of the answers, from 1 to 5. Compared by provisional norms that come from another questionnaire; a trait may be off by 5 to 10 T.',
  },
  motivations: {
    ranking: 'The target',
    notAllUsed: 'Not all items from the left list are used',
  },
  job: {
    professions: 'Occupations',
    professionsHint:
      'Those that would suit; any one of them is enough. A title that is not listed is kept as typed.',
    sectors: 'Sectors',
    sectorsHint: 'Three at most; any one of them is enough.',
    contractTypes: 'Contract types',
    contractTypesHint: 'Those you offer.',
    recruitingDelay: 'Start date',
    recruitingDelayHint: 'When the person should begin.',
    noDelay: 'Does not matter',
  },
  mobility: {
    workplace: 'Workplace',
    workplaceHint: 'Compared with the cities the candidate prefers.',
    residenceCities: 'Cities of residence',
    residenceCitiesHint: 'For information: where people live is not counted in any score.',
    transports: 'Means of transport',
    transportsHint: 'Those by which people can get there; one in common is enough.',
    travelTime: { min: 'Travel time, from', max: 'Travel time, to' },
    travelTimeHint: {
      min: 'In minutes, optional.',
      max: 'In minutes. The maximum is what is compared.',
    },
    minutes: ' min',
  },
  individual: {
    workPermit: 'The right to work is a must-have',
    workPermitHint: 'The only must-have: without it the overall score does not exceed 50.',
    travelPercentage: 'Travel for work',
    travelPercentageHint: 'The share of working time spent travelling.',
    percent: '%',
    notAsked: 'No requirement',
    salary: 'Pay offered',
    salaryHint: 'Compared with what the candidate wishes for.',
    payment: 'Paid',
    currency: 'Currency',
    fairness: {
      title: 'Age and nationality: protected criteria',
      explanation:
        'Asking for an age group or a nationality may be unlawful. These two fields are stored with the campaign, have no effect on any score and are not copied with it.',
    },
    ageGroup: 'Age group',
    nationality: 'Nationality',
    noEffect: 'Stored, no effect on any score.',
    any: 'No preference',
  },
  skills: {
    none: 'No skills yet.',
    add: 'Add a skill',
    name: 'Skill',
    level: 'Level expected',
    years: 'Years',
    currentUse: 'Current use',
    remove: (name) => `Remove: ${name}`,
    unnamed: (place) => `skill ${place}`,
  },
  experiences: {
    positions: 'Occupations held',
    positionsHint: 'Three at most; any one of them is enough.',
    sectors: 'Sectors',
    sectorsHint: 'Three at most; any one of them is enough.',
  },
  studies: {
    degree: 'Degree level',
    degreeHint: 'A higher level is never penalised.',
    choose: 'Choose a level…',
    withCredits: (name, ects) => `${name} (${ects} ECTS)`,
  },
  languagesSection: {
    none: 'No languages yet.',
    add: 'Add a language',
    language: 'Language',
    level: 'Level expected',
    choose: 'Choose a language…',
    remove: (name) => `Remove: ${name}`,
    unnamed: (place) => `language ${place}`,
  },
  questions: {
    none: 'No questions yet.',
    add: 'Add a question',
    number: (place) => `Question ${place}`,
    type: 'Type of answer',
    required: 'An answer is required',
    text: { fr: 'Question in French', en: 'Question in English' },
    textHint: {
      fr: 'Left empty, it is shown in English.',
      en: 'Left empty, it is shown in French.',
    },
    up: (place) => `Move question ${place} up`,
    down: (place) => `Move question ${place} down`,
    remove: (place) => `Delete question ${place}`,
    moved: (place, total) => `Question at position ${place} of ${total}.`,
  },
  weights: {
    own: 'Choose the weights of this campaign',
    ownHint: 'Otherwise the product’s own weights apply. The report always shows which.',
    section: 'Section',
    weight: 'Weight',
    share: 'Share',
    weightOf: (section) => `Weight: ${section}`,
    notCompared: 'No target: does not count',
    explanation:
      'Only sections compared with a target count. A section left unanswered counts as 0.',
    insufficient: {
      title: 'Insufficient basis',
      explanation: (total, basis) =>
        `The sections compared weigh only ${total}: at least ${basis} are needed for the report to give an overall score and a verdict.`,
    },
  },
} satisfies Shape<typeof fr>;
