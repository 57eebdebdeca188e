import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  sections: {
    introduction: 'Welcome to your report',
    culture: 'The environment that attracts you',
    values: 'What matters to you',
    personality: 'Your personality',
    motivations: 'What drives you',
    strengths: 'What you can build on',
    energy: 'What may cost you energy',
    environments: 'Settings that may suit you',
    interview: 'Questions to ask in an interview',
    conclusion: 'Making good use of this report',
  },
  you: 'You',
  greeting: (name) => `Hello ${name}, here is what your answers say about you.`,
  greetingWithoutName: 'Hello, here is what your answers say about you.',
  introduction:
    'This report is neither an exam nor a judgement. It describes your preferences as you expressed them, without comparing them with a job. Take from it what helps you, and keep your own opinion: you know yourself better than any questionnaire does.',
  reading:
    'A marked trait is an asset in some situations and takes an effort in others. A trait in the middle means that neither side prevails. There is no right profile.',
  quality:
    'Some of your answers were given very fast, are very much alike or do not quite agree with one another. This report may therefore be less precise than usual: read it with caution.',
  qualityTitle: 'A report to be read with caution',
  nothing:
    'The questionnaire had no part on your preferences, or that part is not finished, so there is nothing to show here.',
  nothingTitle: 'No report yet',
  culture: {
    intro:
      'In each situation you chose the option that suits you best. Your choices outline the work culture in which you would feel at home.',
    quadrantDescription: (place) => `You stand at ${place}.`,
    barsDescription: (scores) => `Your profile: ${scores}.`,
    dominant: {
      weak: (type) =>
        `You have a slight preference for the “${type}” culture; the others follow closely.`,
      moderate: (type) => `You clearly prefer the “${type}” culture.`,
      strong: (type) => `Your preference for the “${type}” culture is very marked.`,
    },
    tied: (types) =>
      `Several cultures come equal first: ${types}. You could be happy in each of them.`,
    balanced:
      'You chose the four cultures in equal parts: you can be happy in very different settings.',
  },
  values: {
    intro:
      'You rated what is important in your life. Neighbouring values on the circle go well together; those that face each other pull in opposite directions, and everyone reconciles them in their own way.',
    top: 'The values you put above the others:',
    low: (values) =>
      `You give less room to: ${values}. It is not a shortcoming but a choice of priorities.`,
    flat: 'You gave the ten values the same rating: none stands out. Ask yourself which one you would give up last.',
    tension: 'Two strong values can compete. Knowing this helps to make sense of some hesitations.',
  },
  personality: {
    intro:
      'Each trait is placed on the scale of your answers, from 1 (not at all) to 5 (entirely): it is the mean of your answers to its statements. Nothing is compared with other people.',
    error: 'The bar around each point shows its margin, computed from your own answers.',
    domain: (name, position, side) => `${name}: ${position} out of 5, ${side}`,
    middle: 'Neither side of this trait clearly prevails in your answers.',
    facet: (name, text) => `${name}. ${text}`,
    facetsMiddle: 'None of the six facets of this domain stands out.',
    noneStandsOut:
      'None of your five broad traits stands out: they lie around the middle of the scale.',
    missing: (traits) =>
      `You preferred not to answer some of the statements: ${traits}. That is your right; what is missing counts neither for nor against you.`,
    composites: {
      work: {
        low: 'At work you move in bursts and flexibly rather than to a plan. A few short deadlines help you to finish.',
        middle:
          'At work you get organised enough to keep your commitments, without becoming a prisoner of your plans.',
        high: 'At work you set yourself goals and see them through. Leave yourself time to breathe: high standards are tiring.',
      },
      others: {
        low: 'With others, you choose whom you get close to and keep a certain reserve. Your conversations are all the more frank for it.',
        middle: 'With others, you find a balance between company and time for yourself.',
        high: 'With others, you are trusting and quick to help. Remember to say no when you need to.',
      },
      management: {
        low: 'Faced with authority, you need to understand before you follow. A manager who explains decisions suits you.',
        middle: 'Faced with authority, you respect the framework and can say when you disagree.',
        high: 'Faced with authority, you keep your word and look for agreement. Your opinion counts too: give it.',
      },
      emotions: {
        low: 'You feel strongly what is going on around you. It is a valuable early warning, which calls for moments of quiet and people to talk to.',
        middle: 'You feel tension and regain your balance with a little time.',
        high: 'You stay calm and recover fast. Remember that others need more time.',
      },
      managerialAbility: {
        low: 'If you lead people, you may find it easy to listen and to share decisions, and harder to take charge or to decide under pressure.',
        middle:
          'If you lead people, your traits make it neither especially easy nor especially hard: the situation and your experience matter more.',
        high: 'If you lead people, you may find it easy to take charge and to set a direction, and harder to slow down or to let others decide.',
      },
    },
  },
  motivations: {
    intro:
      'You ranked ten motivations. A job that meets the first three is more likely to keep you going over time.',
    last: (motivations) =>
      `You put last: ${motivations}. There is no need to choose a job for these.`,
  },
  strengths:
    'Here is what you can build on. In an interview, illustrate it with something that really happened.',
  energy:
    'These are not faults: they are the other side of your preferences. Knowing them helps you to plan for them.',
  environments: 'No setting is perfect. Here is what is likely to suit you.',
  interview:
    'An interview is also your chance to choose. These questions are about what matters to you.',
  conclusion: {
    limits: [
      'This report rests on your answers alone, on a given day; it may change with time and experience.',
      'It is neither a diagnosis nor a measure of your abilities.',
    ],
    personalityLimits: ['Every measure has a margin, computed here from your own answers.'],
    use: 'Talk it over with somebody who knows you well: the points where you disagree are often the most instructive.',
    rightsTitle: 'Your rights',
    rights: (organization) =>
      `You have the right not to be subject to a decision that rests solely on automated processing. You may ask ${organization} for access to your data, to have them corrected or erased, and for a person to look into your case.`,
    contact: (email) => `Where to write: ${email}.`,
  },
} satisfies Shape<typeof fr>;
