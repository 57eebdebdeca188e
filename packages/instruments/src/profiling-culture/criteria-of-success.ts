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
        fr: 'À l’envie de rester, à l’entraide et aux progrès de chacun.',
        en: 'By people’s wish to stay, their mutual help and their progress.',
      },
      adhocracy: {
        fr: 'À l’originalité des créations et aux idées devenues réalité.',
        en: 'By the originality of its creations and the ideas carried out.',
      },
      market: {
        fr: 'Aux objectifs dépassés et au rang obtenu parmi les autres.',
        en: 'By the targets exceeded and the rank obtained among others.',
      },
      hierarchy: {
        fr: 'À la régularité du travail, aux délais et aux coûts respectés.',
        en: 'By the steadiness of the work, deadlines kept and costs held.',
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
        fr: 'La personne qui aide son équipe et qui partage son savoir.',
        en: 'The person who helps the team and who shares knowledge.',
      },
      adhocracy: {
        fr: 'La personne qui propose une idée nouvelle et qui la met en œuvre.',
        en: 'The person who proposes a new idea and who carries it out.',
      },
      market: {
        fr: 'La personne qui obtient de grands résultats pour le groupe.',
        en: 'The person who obtains great results for the whole group.',
      },
      hierarchy: {
        fr: 'La personne qui rend un travail exact et qui tient les délais.',
        en: 'The person who hands in accurate work and keeps deadlines.',
      },
    },
  },
];
