import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  groups: {
    campaign: 'Campaign',
    people: 'Groups and anonymity',
    more: 'Values, image and texts',
    representatives: 'Employee representatives',
  },
  sections: {
    access: {
      name: 'Codes or link',
      description: 'How employees answer. This decides what is protected and what can be shown.',
    },
    subject: {
      name: 'Subject',
      description:
        'The word for what people are asked about. It is inserted into the 12 situations, in the right form in both languages.',
    },
    units: {
      name: 'Organisational units',
      description:
        'The departments, sites or teams you want to tell apart, in the order in which employees will read them.',
    },
    mandatory: {
      name: 'Segmentations and anonymity',
      description:
        'What everyone must say about themselves, and the size below which nothing is shown.',
    },
    valuesSets: {
      name: 'Values sets',
      description:
        'The values your organisation stands for, or aims at. The report places them beside the culture found, in their colour.',
    },
    logo: {
      name: 'Logo and redirect',
      description:
        'This campaign’s own logo, in the questionnaire and on the reports, and where people go after the last page.',
    },
    representatives: {
      name: 'Purpose and legal basis',
      description:
        'What the paper for employee representatives says about the reason for the audit. Employees do not see it in the questionnaire.',
    },
  },
  marks: {
    codes: 'By codes',
    link: 'By link',
    noneMandatory: 'All optional',
    mandatory: (count) => `${count} mandatory`,
    ownLogo: 'Own logo',
    organizationLogo: 'The organisation’s logo',
  },
  representatives: {
    purposeFr: 'Purpose, in French',
    purposeEn: 'Purpose, in English',
    purposeHint:
      'Why you hold this audit, what you will do with the results, and what you will not do.',
    legalBasis: 'Legal basis',
    legalBasisHint: 'Your data protection officer can help you choose.',
    legalBases: {
      to_complete: 'To be completed',
      legitimate_interests: 'Legitimate interests',
      consent: 'Consent',
      public_task: 'Task in the public interest',
      agreement: 'Agreement with employee representatives',
    },
    saveFirst: 'Save the audit to download the paper.',
    unsaved: 'The paper is made from the settings that are saved.',
  },
  frozen: {
    access:
      'The campaign has been open: this is what employees were promised, and it can no longer change.',
    subject:
      'Answers have been given: the subject can no longer change, so that all of them are about the same thing.',
    units: 'Answers have been given: you can add, rename and move units, but no longer remove any.',
    mandatory:
      'Answers have been given: what is mandatory can no longer change, so that all of them can be compared.',
    minimumGroup:
      'The campaign has been open: employees were promised this number, and it can no longer change.',
  },
  access: {
    question: 'How do people answer this audit?',
    required: 'Choose how people answer: by codes or by link.',
    recommended: 'Recommended',
    protects: 'What it protects',
    costs: 'What it costs',
    kinds: {
      codes: {
        name: 'By codes',
        protects:
          'Each person gets a code that works once. Making up answers takes codes, and respondents read how many were given out. Figures are exact for groups of 10 or more.',
        costs: 'You give a code to each person, by email or on a printed card.',
      },
      link: {
        name: 'By link',
        protects:
          'Nobody checks who answers, so figures are blurred to limit what they tell about one person.',
        costs:
          'Results are less precise: nothing below 20 answers, no details below 50, one attribute at a time, results computed three times at most, and somebody may answer more than once.',
      },
    },
    soon: 'This is fixed when the campaign first opens.',
    more: 'How anonymity works',
  },
  subject: {
    choice: 'Word used',
    choiceHint: 'Choose it from the list, or give your own.',
    custom: 'Another word…',
    fr: {
      name: 'In French',
      nameHint: 'The noun alone, without an article: “clinique”, “atelier”.',
    },
    en: {
      name: 'In English',
      nameHint: 'The noun alone, without an article: “clinic”, “workshop”.',
    },
    gender: 'Gender in French',
    genders: { masculine: 'Masculine', feminine: 'Feminine' },
    elision: 'The French article loses its vowel',
    elisionHint: 'As in “l’atelier” or “l’hôpital”.',
    preview: 'What employees will read',
    languages: { fr: 'In French', en: 'In English' },
    moments: { perceived: 'Today', desired: 'Desired' },
    forms: 'Forms used',
  },
  units: {
    none: 'No units yet. Without units, the report is about everyone together.',
    add: 'Add a unit',
    fr: 'Name in French',
    en: 'Name in English',
    headcount: 'Headcount',
    hint: 'A name left empty in one language is shown in the other. The headcount is optional: it gives the response rate.',
    small:
      'Too few people to be shown by themselves: group this unit with another, here or before the results are computed.',
    unnamed: (place) => `unit ${place}`,
    up: (name) => `Move up: ${name}`,
    down: (name) => `Move down: ${name}`,
    remove: (name) => `Remove: ${name}`,
    cannotRemove: (name) => `${name}: can no longer be removed`,
    moved: (place, total) => `Unit at position ${place} of ${total}.`,
    total: (count, shown) =>
      `Expected headcount: ${shown} ${plural('en', count, 'person', 'people')}`,
    pasting: {
      open: 'Paste a list',
      title: 'Add units from a list',
      label: 'List',
      hint: 'One unit per line, copied from a spreadsheet or typed here: French name, English name, headcount, separated by a tab or a semicolon. Only the first name is needed.',
      placeholder: 'Direction; Management; 12\nProduction; Manufacturing; 240\nReception',
      read: 'Units read',
      name: 'Unit',
      headcount: 'Headcount',
      problem: 'Remark',
      problems: {
        known: 'Already in the list: will not be added',
        too_long: (max) => `Name of more than ${max} characters: will not be added`,
        headcount: 'Unreadable headcount: will be left empty',
        full: (max) => `More than ${max} units: will not be added`,
      },
      add: (count) =>
        count === 0 ? 'Add' : `Add ${count} ${plural('en', count, 'unit', 'units')}`,
      added: (count) => `${count} ${plural('en', count, 'unit added', 'units added')}`,
      cancel: 'Cancel',
    },
  },
  mandatory: {
    title: 'Mandatory information',
    hint: 'What is not mandatory can be skipped in one tap. The less you ask, the more freely people answer.',
    segments: {
      unit: { name: 'Unit', description: 'Chosen from the list of units.' },
      age: { name: 'Age', description: 'Four bands; the year of birth is not sent.' },
      gender: { name: 'Gender', description: 'Male or female.' },
      tenure: { name: 'Length of service', description: 'Four bands; the start date is not sent.' },
    },
    needsUnits: {
      title: 'No units yet',
      explanation: 'Nobody is asked for a unit until there is at least one to choose.',
      action: 'Add units',
    },
    minimumGroup: 'Smallest group shown',
    minimumGroupHint: (minimum) =>
      `At least ${minimum}, your organisation’s rule. A smaller group appears in no result: by comparing two selections, somebody in it could be recognised.`,
    minimumGroupSoon:
      'Fixed when the campaign first opens: it is what employees read before they answer.',
    people: ' people',
  },
  valuesSets: {
    none: 'No values sets yet. The report does not need one.',
    add: 'Add a values set',
    number: (place) => `Values set ${place}`,
    name: 'Name',
    nameHint: 'For example Charter 2026',
    color: 'Colour',
    values: 'From the ten values',
    valuesHint: 'The values in this set.',
    own: 'In your own words',
    ownHint: 'Match each value with the culture type it expresses best.',
    label: 'Value',
    culture: 'Culture type',
    addOwn: 'Add a value',
    removeOwn: (name) => `Remove: ${name}`,
    unnamedOwn: (place) => `value ${place}`,
    remove: (name) => `Delete: ${name}`,
    deletion: {
      title: (name) => `Delete “${name}”?`,
      question: 'The values set will be deleted! Do you want to continue?',
      confirm: 'Delete the set',
    },
  },
  logo: {
    none: 'No logo of its own: the organisation’s is shown.',
    removal: 'The organisation’s logo will take its place again.',
    later: 'It will be sent with the campaign, when you create it.',
    atOnce: 'Saved as soon as you choose it.',
  },
} satisfies Shape<typeof fr>;
