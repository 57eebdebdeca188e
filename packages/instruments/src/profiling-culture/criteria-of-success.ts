import type { ProfilingSituation } from '../types.ts';

/** What counts as having succeeded. */
export const CRITERIA_OF_SUCCESS: readonly ProfilingSituation[] = [
  {
    id: 'criteria_of_success_1',
    dimension: 'criteria_of_success',
    prompts: {
      perceived: {
        fr: 'Aujourd’hui, à quoi juge-t-on la réussite {of} ?',
        en: 'Today, how is the success {of} judged?',
      },
      desired: {
        fr: 'Dans l’idéal, à quoi devrait-on juger la réussite {of} ?',
        en: 'Ideally, how should the success {of} be judged?',
      },
    },
    proposals: {
      clan: {
        fr: 'À l’envie de rester, au plaisir d’être ensemble et aux progrès de chacun.',
        en: 'By whether people want to stay, enjoy working together and make progress.',
      },
      adhocracy: {
        fr: 'À l’originalité de ce qui est créé et au nombre d’idées devenues réalité.',
        en: 'By how original its creations are and how many of its ideas become reality.',
      },
      market: {
        fr: 'Aux objectifs dépassés et à la place occupée par rapport aux autres.',
        en: 'By how far targets are exceeded and where it ranks in comparison with others.',
      },
      hierarchy: {
        fr: 'À la régularité du travail, aux délais tenus et au bon usage de l’argent.',
        en: 'By how steadily it works, keeps to its deadlines and makes good use of money.',
      },
    },
  },
  {
    id: 'criteria_of_success_2',
    dimension: 'criteria_of_success',
    prompts: {
      perceived: {
        fr: 'Aujourd’hui, {in}, qui félicite-t-on le plus volontiers ?',
        en: 'Today, {in}, who is most readily congratulated?',
      },
      desired: {
        fr: 'Dans l’idéal, qui devrait-on féliciter le plus volontiers {in} ?',
        en: 'Ideally, who should be most readily congratulated {in}?',
      },
    },
    proposals: {
      clan: {
        fr: 'La personne qui épaule les autres, transmet ce qu’elle sait et rassemble.',
        en: 'The person who backs up others, hands on what they know and unites people.',
      },
      adhocracy: {
        fr: 'La personne qui ose une idée étonnante et la défend jusqu’à ce qu’elle voie le jour.',
        en: 'The person who dares to float a startling idea and fights until it comes to life.',
      },
      market: {
        fr: 'La personne qui obtient de grands résultats et donne à tous l’envie de se dépasser.',
        en: 'The person who achieves great results and spurs everyone on to outdo themselves.',
      },
      hierarchy: {
        fr: 'La personne dont le travail est exact, remis à temps et facile à reprendre.',
        en: 'The person whose work is accurate, in on time and easy for others to take over.',
      },
    },
  },
];
