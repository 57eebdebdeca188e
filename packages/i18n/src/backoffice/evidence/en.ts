import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  introduction:
    'What the answers collected here say about the questionnaire: is it reliable, and is it fair? While there are too few answers, the page says so.',
  organizationIntroduction:
    'Are groups selected in the same proportions, and do people really decide? While there are too few candidates, the page says so.',
  all: (count, shown) =>
    `${shown} ${plural('en', count, 'organisation adds', 'organisations add')} up answers. These are sums, without individual data.`,
  version: 'Version of the questionnaire',
  versionName: (version) => `Version ${version}`,
  states: { none: 'Not yet', some: 'In part', all: 'Known' },
  progressOf: (label) => `Progress: ${label}`,
  meaning: 'What it means',
  missing: 'What is missing',
  csv: 'Download as CSV',
  details: 'All figures',
  panels: 'Examinations',
  glossary: {
    title: 'Words used on this page',
    words: {
      n: { word: 'n', text: 'How many people a figure rests on.' },
      interval: {
        word: '95% interval',
        text: 'How sure a figure is: the true one very probably lies between these two ends. More people make it narrower.',
      },
      correlation: {
        word: 'Correlation (r)',
        text: 'How closely two things go together: 0 not at all, 1 perfectly, below 0 the other way round.',
      },
      alpha: {
        word: 'α',
        text: 'How well the statements of a scale hang together, from 0 to 1.',
      },
      deviation: {
        word: 'Standard deviation',
        text: 'How far people differ from the mean.',
      },
      percentile: {
        word: 'Percentile, median',
        text: 'The 90th percentile: 90% of people are below. The median: half of them are.',
      },
      t: {
        word: 'T',
        text: 'A scale on which 50 is average and two people in three lie from 40 to 60.',
      },
      p: {
        word: 'p',
        text: 'How often chance alone would make a difference as large as this. Below 0.05, chance is an unlikely explanation.',
      },
    },
  },
  figuresOf: (title, scope) => `${title} – ${scope}`,
  optIn: {
    title: 'Add up answers to examine the questionnaire',
    off: 'Your organisation does not add up answers yet, so there is nothing to show.',
    on: 'Your organisation adds up answers, as it chose to.',
    points: [
      'Once 30 people have finished, their answers are added to sums together. No row of the sums is about a person.',
      'Candidates are told in one sentence and can say no without any consequence.',
      'A reading moves on only in steps of at least 30 people, so it does not show what one person answered.',
      'Your sums also count towards those of the whole installation, without your organisation’s name.',
      'If you stop, your organisation is left out of the next reading. Erasing a candidate deletes what waits to be added, and takes nothing away from the sums.',
    ],
    start: 'Add up answers',
    stop: 'Stop',
    started: 'Answers will be added up from now on.',
    stopped: 'Answers are no longer added up.',
    stopTitle: 'Stop adding up answers?',
    stopText:
      'Further questionnaires will not count, and your organisation will be left out of readings.',
  },
  documents: {
    title: 'Documents',
    description: 'Made from these figures and your settings as of today, in French and in English.',
    manualTitle: 'Technical manual',
    manualDescription: 'Made from these figures as of today, in French and in English.',
    names: {
      manual: 'Technical manual',
      instructions: 'Instructions for use and limits',
      risks: 'Risk file',
      impact_assessment: 'Impact assessment (template)',
    },
    hints: {
      manual: 'Rationale, development, norms, reliability, validity, fairness, use, limits.',
      instructions: 'For the people who recruit.',
      risks: 'What can go wrong, and what is done about it.',
      impact_assessment: 'Article 35 of the GDPR, filled in from your settings.',
    },
    open: 'Open',
    download: 'Download the PDF',
    preparing: 'The PDF is being prepared.',
  },
  norms: {
    title: 'Adopted norms',
    description:
      'Adopting norms makes a version that no longer changes. Candidates who answer in this language from then on are compared by it, in all organisations.',
    provisional: 'Provisional norms',
    provisionalText: 'They come from another questionnaire; a trait may be off by 5 to 10 T.',
    none: 'No norms have been adopted yet.',
    languages: { fr: 'French', en: 'English' },
    inUse: 'In use',
    people: (count, shown) => `${shown} ${plural('en', count, 'person', 'people')}`,
    adopted: (date, by) => `Adopted on ${date} by ${by}`,
    use: 'Use',
    choose: (name) => `Use: ${name}`,
    used: 'These norms are in use.',
    adopt: 'Adopt…',
    adoptOf: (language) => `Adopt norms: ${language}`,
    tooFew: (people, needed) => `${people} of ${needed} people`,
    adopting: {
      explanation:
        'Questionnaires completed from now on will be compared by these norms. Scores already computed stay as they are until somebody recomputes them; reports and lists say so.',
      name: 'Name of the norms',
      nameHint: 'For example: autumn 2026',
      confirm: 'Adopt',
      done: 'The norms are adopted.',
    },
  },
} satisfies Shape<typeof fr>;
