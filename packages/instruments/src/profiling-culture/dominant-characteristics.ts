import type { ProfilingSituation } from '../types.ts';

/** What the place is like to work in. */
export const DOMINANT_CHARACTERISTICS: readonly ProfilingSituation[] = [
  {
    id: 'dominant_characteristics_1',
    dimension: 'dominant_characteristics',
    prompts: {
      perceived: {
        fr: 'Aujourd’hui, {in}, qu’est-ce qui frappe d’abord une personne qui arrive ?',
        en: 'Today, {in}, what does a newcomer notice first?',
      },
      desired: {
        fr: 'Dans l’idéal, qu’est-ce qui devrait frapper d’abord une personne qui arrive {in} ?',
        en: 'Ideally, what should a newcomer notice first {in}?',
      },
    },
    proposals: {
      clan: {
        fr: 'La chaleur des relations : on se parle franchement et l’on se donne des coups de main.',
        en: 'The warmth between people: plain talk and a helping hand whenever one is needed.',
      },
      adhocracy: {
        fr: 'Le bouillonnement : on essaie, on tâtonne, et les idées viennent de tous les côtés.',
        en: 'The buzz: people try things out, feel their way, and ideas come from all sides.',
      },
      market: {
        fr: 'L’élan vers le but : on place la barre haut et l’on se donne les moyens de la franchir.',
        en: 'The drive towards a goal: people aim high and put up a good fight to get there.',
      },
      hierarchy: {
        fr: 'Le bon ordre : les rôles sont nets, et chaque chose se fait en son temps et à sa place.',
        en: 'A sense of order: roles are clear-cut, and each thing is done in its time and place.',
      },
    },
  },
  {
    id: 'dominant_characteristics_2',
    dimension: 'dominant_characteristics',
    prompts: {
      perceived: {
        fr: 'Aujourd’hui, de quoi est faite une semaine ordinaire {in} ?',
        en: 'Today, what is an ordinary week {in} made of?',
      },
      desired: {
        fr: 'Dans l’idéal, de quoi serait faite une semaine ordinaire {in} ?',
        en: 'Ideally, what would an ordinary week {in} be made of?',
      },
    },
    proposals: {
      clan: {
        fr: 'De moments partagés, de vraies conversations et d’attentions entre collègues.',
        en: 'Shared moments, real conversations and colleagues who look out for one another.',
      },
      adhocracy: {
        fr: 'D’essais, de surprises et de projets qui changent de visage en cours de route.',
        en: 'Trials, surprises and projects that take on another face as they go along.',
      },
      market: {
        fr: 'De défis à relever, de chiffres suivis de près et de l’ambition d’arriver en tête.',
        en: 'Challenges to meet, figures watched closely and the ambition to come out on top.',
      },
      hierarchy: {
        fr: 'De tâches planifiées, de méthodes éprouvées et d’un rythme sur lequel on peut se régler.',
        en: 'Planned tasks, well-tried methods and a rhythm that you could set your watch by.',
      },
    },
  },
];
