import type { Motivation } from '@cadran/contract/codes';
import type { NamedText } from './types.ts';

/** What the candidate ranks, from most to least important (scoring.md §4). */
export const MOTIVATION_TEXTS: Readonly<Record<Motivation, NamedText>> = {
  security: {
    name: { fr: 'Sécurité de l’emploi', en: 'Job security' },
    description: {
      fr: 'Savoir que son poste est durable et pouvoir faire des projets sans inquiétude.',
      en: 'Knowing that one’s job will last and being able to plan ahead without worry.',
    },
  },
  work_atmosphere: {
    name: { fr: 'Ambiance de travail', en: 'Work atmosphere' },
    description: {
      fr: 'Passer ses journées dans un climat détendu, respectueux et plaisant.',
      en: 'Spending one’s days in a relaxed, respectful and pleasant climate.',
    },
  },
  career: {
    name: { fr: 'Évolution de carrière', en: 'Career prospects' },
    description: {
      fr: 'Accéder peu à peu à des fonctions plus élevées ou à davantage de responsabilités.',
      en: 'Moving step by step into higher positions or wider responsibilities.',
    },
  },
  salary: {
    name: { fr: 'Rémunération', en: 'Pay' },
    description: {
      fr: 'Recevoir un salaire et des avantages à la hauteur de ce que l’on apporte.',
      en: 'Receiving a salary and benefits in keeping with what one contributes.',
    },
  },
  time_planning: {
    name: { fr: 'Maîtrise de son temps', en: 'Control over one’s time' },
    description: {
      fr: 'Organiser ses horaires et garder un bon équilibre avec sa vie personnelle.',
      en: 'Arranging one’s hours and keeping a good balance with life outside work.',
    },
  },
  social_unity: {
    name: { fr: 'Esprit d’équipe', en: 'Team spirit' },
    description: {
      fr: 'Faire partie d’un groupe soudé, où l’on avance ensemble et où l’on se soutient.',
      en: 'Belonging to a close-knit group that moves forward together and sticks together.',
    },
  },
  skills: {
    name: { fr: 'Usage de ses compétences', en: 'Use of one’s skills' },
    description: {
      fr: 'Exercer pleinement ce que l’on sait faire et le voir reconnu.',
      en: 'Putting to full use what one is good at and seeing it recognised.',
    },
  },
  creativity: {
    name: { fr: 'Créativité', en: 'Creativity' },
    description: {
      fr: 'Imaginer des solutions nouvelles et laisser sa marque dans ce que l’on produit.',
      en: 'Coming up with new solutions and leaving one’s mark on what one produces.',
    },
  },
  learning: {
    name: { fr: 'Apprentissage', en: 'Learning' },
    description: {
      fr: 'Acquérir sans cesse des connaissances et s’ouvrir à des domaines inconnus.',
      en: 'Constantly gaining knowledge and venturing into unfamiliar fields.',
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
