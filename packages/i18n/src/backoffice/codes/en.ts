import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

const cards = (count: number, shown: string) => `${shown} ${plural('en', count, 'card', 'cards')}`;

export default {
  title: 'Codes',
  introduction:
    'One code per person. It opens one questionnaire, and nothing once that has been sent.',
  overview: 'Codes given out',
  given: 'Given out',
  mailed: 'By email',
  printed: 'On cards',
  used: 'Used',
  usedFew: 'Fewer than 5',
  headcount: 'Declared headcount',
  promised: {
    title: 'Respondents read these numbers',
    none: 'Before the first question they will read how many codes were given out, by email and on cards. Each time codes are given out is recorded in the activity log.',
    some: 'Giving out more is recorded in the activity log and changes the numbers respondents read before the first question.',
    more: 'How anonymity works',
  },
  noHeadcount: {
    title: 'No headcount declared',
    explanation:
      'Enter the headcount of each unit: there can then be no more codes than people, and respondents can rely on it.',
    action: 'Enter headcounts',
  },
  mail: {
    title: 'By email',
    explanation:
      'Paste addresses or choose a CSV file. Each person gets their code; a reminder repeats it.',
    send: 'Send codes',
    list: 'Invitations and reminders',
    closing:
      'Closing the campaign destroys the secret by which codes can be repeated: no reminder will be possible any more.',
    ended:
      'The campaign was closed: the secret by which codes could be repeated has been destroyed. No invitation and no reminder can be sent any more, and nothing tells which code belonged to which address.',
    notOpen: 'Open the campaign to send codes by email.',
  },
  cards: {
    title: 'On printed cards',
    explanation: 'Eight cards to an A4 page, to be cut out, in both languages, with a QR code.',
    count: 'Number of cards',
    countHint: (left) => `${left} at most`,
    language: 'First language',
    languages: { fr: 'French', en: 'English' },
    once: 'These cards can be printed only once.',
    print: 'Print cards…',
    notOpen: 'The campaign is closed: no cards can be printed.',
    full: 'There are already as many codes as declared people.',
    tooMany: (left) => `${left} cards at most.`,
    required: 'Enter how many cards to print.',
    confirm: {
      title: (count, shown) => `Print ${cards(count, shown)}?`,
      once: 'These cards can be printed only once: keep the file until they have been handed out. The codes cannot be read again afterwards.',
      numbers: (before, after) =>
        `The number of codes given out will go from ${before} to ${after}. Respondents will read it, and it is recorded in the activity log.`,
      action: 'Print',
    },
    done: (count, shown) =>
      `${cards(count, shown)} downloaded: keep the file until they are handed out.`,
  },
} satisfies Shape<typeof fr>;
