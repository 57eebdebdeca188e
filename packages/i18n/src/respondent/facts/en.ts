import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  job: {
    title: 'Job',
    heading: 'What job are you looking for?',
    professions: 'Occupations',
    professionsHint:
      'Type an occupation, for example “accountant” or “nurse”. If it is not suggested, keep it as typed.',
    sectors: 'Sectors of activity',
    sectorsHint: 'Type a sector, for example “health” or “software”.',
    contractTypes: 'Types of contract',
    startDelay: 'When could you start?',
  },
  mobility: {
    title: 'Mobility',
    heading: 'Where would you like to work?',
    homePlace: 'Where do you live?',
    homePlaceHint: 'Not counted in any score; the recruiter sees it in your report.',
    commuteTime: 'Longest journey to work you would accept (one way)',
    minutes: 'minutes',
    preferredCities: 'Cities where you would like to work',
    citySearch: 'Type the beginning of a city’s name.',
    transports: 'How can you get around?',
  },
  individual: {
    title: 'Situation',
    heading: 'Your situation',
    birthDate: 'Date of birth',
    nationalities: 'Nationalities',
    nationalitiesHint: 'Type a country.',
    unscored:
      'Not counted in any score. If you answer, the recruiter sees it in your report, for information only: to prepare a contract, for example.',
    workPermit: 'Are you entitled to work in the country of the job?',
    willingToTravel: 'Are you willing to travel for work?',
    travelPercentage: 'What share of your time, at most?',
    percent: '% of the time',
    salary: 'Desired pay (gross)',
    payment: 'Period',
    currency: 'Currency',
    readAs: (amount, period) => `That is ${amount} ${period}`,
  },
  skills: {
    title: 'Skills',
    heading: 'Your skills',
    explanation: 'Rate your level in each skill.',
    noneAsked: 'Add the skills you would like to mention.',
    years: 'Years of practice',
    currentUse: 'I use it at the moment',
    own: 'Any other skill to mention?',
    add: 'Add',
    already: 'This skill is already in the list.',
  },
  experiences: {
    title: 'Experience',
    heading: 'Your experience',
    explanation: 'If you are looking for your first job, simply go on to the next page.',
    positions: 'Occupations you have held',
    sectors: 'Sectors you have worked in',
  },
  studies: {
    title: 'Studies',
    heading: 'Your highest level of education',
    ects: (credits) => `${credits} ECTS credits`,
    none: 'None of these levels',
  },
  languages: {
    title: 'Languages',
    heading: 'Your languages',
    explanation: 'Start with your native language, then add the others you use.',
    add: 'Add a language',
    level: (language) => `Level: ${language}`,
  },
  questions: {
    title: 'Questions',
    characters: (left) => `${left} ${plural('en', left, 'character left', 'characters left')}`,
    least: 'not at all',
    most: 'completely',
  },
} satisfies Shape<typeof fr>;
