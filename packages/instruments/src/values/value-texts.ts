import type { Value } from '@cadran/contract/codes';
import type { NamedText } from '../types.ts';

export const VALUE_TEXTS: Readonly<Record<Value, NamedText>> = {
  self_direction: {
    name: { fr: 'Autonomie', en: 'Self-direction' },
    description: {
      fr: 'Penser et agir par soi-même : explorer, créer, choisir sa voie.',
      en: 'Thinking and acting for yourself: exploring, creating, choosing your path.',
    },
  },
  stimulation: {
    name: { fr: 'Stimulation', en: 'Stimulation' },
    description: {
      fr: 'Rechercher la nouveauté, la variété et les défis qui tiennent en éveil.',
      en: 'Seeking novelty, variety and the challenges that keep you on your toes.',
    },
  },
  hedonism: {
    name: { fr: 'Hédonisme', en: 'Hedonism' },
    description: {
      fr: 'Faire une place au plaisir et profiter de ce que la vie offre d’agréable.',
      en: 'Making room for pleasure and enjoying what life has to offer.',
    },
  },
  achievement: {
    name: { fr: 'Réussite', en: 'Achievement' },
    description: {
      fr: 'Progresser, prouver ses compétences et obtenir des résultats reconnus.',
      en: 'Getting ahead, proving your competence and achieving results that are recognised.',
    },
  },
  power: {
    name: { fr: 'Pouvoir', en: 'Power' },
    description: {
      fr: 'Exercer une influence, occuper une position élevée et disposer de moyens.',
      en: 'Exerting influence, holding a high position and commanding resources.',
    },
  },
  security: {
    name: { fr: 'Sécurité', en: 'Security' },
    description: {
      fr: 'Vivre dans un cadre sûr et stable, pour soi comme pour les siens.',
      en: 'Living in safe and stable conditions, for yourself and those you care about.',
    },
  },
  conformity: {
    name: { fr: 'Conformité', en: 'Conformity' },
    description: {
      fr: 'Se maîtriser et respecter ce que l’on attend de nous, pour ne pas nuire à autrui.',
      en: 'Keeping yourself in check and meeting expectations, so as not to upset or harm others.',
    },
  },
  tradition: {
    name: { fr: 'Tradition', en: 'Tradition' },
    description: {
      fr: 'Respecter les usages hérités et s’inscrire dans une histoire plus longue que soi.',
      en: 'Respecting inherited customs and belonging to a story longer than your own.',
    },
  },
  benevolence: {
    name: { fr: 'Bienveillance', en: 'Benevolence' },
    description: {
      fr: 'Prendre soin des personnes que l’on côtoie et mériter leur confiance.',
      en: 'Caring for the people one is in touch with and deserving their trust.',
    },
  },
  universalism: {
    name: { fr: 'Universalisme', en: 'Universalism' },
    description: {
      fr: 'Comprendre et protéger tous les êtres humains, et la nature avec eux.',
      en: 'Understanding and protecting all human beings, and nature along with them.',
    },
  },
};
