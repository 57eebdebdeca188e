import { type Pole, POLES } from '@cadran/contract/codes';
import type { NamedText } from '../types.ts';

export const VALUE_POLES = Object.keys(POLES) as Pole[];

export const VALUE_POLE_TEXTS: Readonly<Record<Pole, NamedText>> = {
  openness: {
    name: { fr: 'Ouverture au changement', en: 'Openness to change' },
    description: {
      fr: 'Autonomie et stimulation : le besoin de liberté, d’idées neuves et de mouvement. Au travail, une préférence pour les postes qui laissent de la latitude et changent souvent.',
      en: 'Self-direction and stimulation: a need for freedom, fresh ideas and movement. At work, a preference for jobs that leave latitude and often change.',
    },
  },
  self_enhancement: {
    name: { fr: 'Affirmation de soi', en: 'Self-enhancement' },
    description: {
      fr: 'Réussite et pouvoir : le besoin de progresser, de compter et d’être reconnu. Au travail, une préférence pour les objectifs ambitieux et les responsabilités.',
      en: 'Achievement and power: a need to get ahead, to matter and to be recognised. At work, a preference for ambitious goals and responsibility.',
    },
  },
  conservation: {
    name: { fr: 'Continuité', en: 'Conservation' },
    description: {
      fr: 'Sécurité, conformité et tradition : le besoin d’ordre, de repères et de stabilité. Au travail, une préférence pour les rôles clairs et les engagements durables.',
      en: 'Security, conformity and tradition: a need for order, landmarks and stability. At work, a preference for clear roles and lasting commitments.',
    },
  },
  self_transcendence: {
    name: { fr: 'Dépassement de soi', en: 'Self-transcendence' },
    description: {
      fr: 'Bienveillance et universalisme : le souci des autres, proches ou lointains, et du bien commun. Au travail, une préférence pour ce qui est utile à autrui.',
      en: 'Benevolence and universalism: concern for others, near or far, and for the common good. At work, a preference for what is of use to people.',
    },
  },
};
