import type { CultureType } from '@cadran/contract/codes';
import type { NamedText } from '../types.ts';

/** The style that goes with the quadrant of the management-of-employees point. */
export const MANAGEMENT_STYLE_TEXTS: Readonly<Record<CultureType, NamedText>> = {
  clan: {
    name: { fr: 'Participation et travail d’équipe', en: 'Participation and teamwork' },
    description: {
      fr: 'Les personnes sont consultées, soutenues et associées aux choix ; on règle les questions ensemble.',
      en: 'People are consulted, supported and involved in choices; matters are settled together.',
    },
  },
  adhocracy: {
    name: { fr: 'Autonomie et prise de risque', en: 'Autonomy and risk-taking' },
    description: {
      fr: 'Les personnes disposent d’une grande liberté d’action ; on leur demande d’oser et d’apprendre en chemin.',
      en: 'People have great freedom of action; they are asked to be daring and to learn on the way.',
    },
  },
  market: {
    name: { fr: 'Exigence et compétition', en: 'Demand and competition' },
    description: {
      fr: 'Les personnes reçoivent des objectifs élevés ; on compare les résultats et l’on récompense les meilleurs.',
      en: 'People are given demanding targets; results are compared and the best are rewarded.',
    },
  },
  hierarchy: {
    name: { fr: 'Sécurité et prévisibilité', en: 'Security and predictability' },
    description: {
      fr: 'Les personnes savent ce que l’on attend d’elles ; les règles sont les mêmes pour tous et changent peu.',
      en: 'People know what is expected of them; rules are the same for everyone and seldom change.',
    },
  },
};
