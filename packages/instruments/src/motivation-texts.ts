import type { Motivation } from '@cadran/contract/codes';
import type { NamedText } from './types.ts';

/** What the candidate ranks, from most to least important. */
export const MOTIVATION_TEXTS: Readonly<Record<Motivation, NamedText>> = {
  security: {
    name: { fr: 'Sécurité de l’emploi', en: 'Job security' },
    description: {
      fr: 'Savoir que son poste est durable.',
      en: 'Knowing that my job will last.',
    },
  },
  work_atmosphere: {
    name: { fr: 'Ambiance de travail', en: 'Work atmosphere' },
    description: {
      fr: 'Passer ses journées dans un climat détendu et respectueux.',
      en: 'Spending my days in a relaxed and respectful climate.',
    },
  },
  career: {
    name: { fr: 'Évolution de carrière', en: 'Career prospects' },
    description: {
      fr: 'Accéder peu à peu à des fonctions plus élevées.',
      en: 'Gradually moving into higher positions.',
    },
  },
  salary: {
    name: { fr: 'Rémunération', en: 'Pay' },
    description: {
      fr: 'Recevoir une rémunération qui correspond à ce que l’on apporte.',
      en: 'Receiving pay that matches what I contribute.',
    },
  },
  time_planning: {
    name: { fr: 'Maîtrise de son temps', en: 'Control over my time' },
    description: {
      fr: 'Décider soi-même de l’organisation de ses horaires.',
      en: 'Deciding for myself how my hours are arranged.',
    },
  },
  social_unity: {
    name: { fr: 'Esprit d’équipe', en: 'Team spirit' },
    description: {
      fr: 'Faire partie d’un groupe dont les membres se soutiennent.',
      en: 'Belonging to a group whose members support one another.',
    },
  },
  skills: {
    name: { fr: 'Usage de ses compétences', en: 'Use of my skills' },
    description: {
      fr: 'Employer pleinement ce que l’on sait faire.',
      en: 'Making full use of what I know how to do.',
    },
  },
  creativity: {
    name: { fr: 'Créativité', en: 'Creativity' },
    description: {
      fr: 'Imaginer des solutions nouvelles dans son travail.',
      en: 'Imagining new solutions in my work.',
    },
  },
  learning: {
    name: { fr: 'Apprentissage', en: 'Learning' },
    description: {
      fr: 'Acquérir sans cesse de nouvelles connaissances.',
      en: 'Constantly gaining new knowledge.',
    },
  },
  human_contact: {
    name: { fr: 'Contact humain', en: 'Contact with people' },
    description: {
      fr: 'Rencontrer, conseiller ou servir des personnes au fil de la journée.',
      en: 'Meeting, advising or serving people in the course of the day.',
    },
  },
};
