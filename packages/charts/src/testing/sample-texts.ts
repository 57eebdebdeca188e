import type { CultureType, Motivation, Value, Pole } from '@cadran/contract/codes';

/** Sample texts as long as the real ones. */
export const TYPE_NAMES: Readonly<Record<CultureType, string>> = {
  clan: 'Clan',
  adhocracy: 'Adhocratie',
  market: 'Marché',
  hierarchy: 'Hiérarchie',
};

export const VALUE_NAMES: Readonly<Record<Value, string>> = {
  self_direction: 'Autonomie',
  stimulation: 'Stimulation',
  hedonism: 'Hédonisme',
  achievement: 'Réussite',
  power: 'Pouvoir',
  security: 'Sécurité',
  conformity: 'Conformité',
  tradition: 'Tradition',
  benevolence: 'Bienveillance',
  universalism: 'Universalisme',
};

export const POLE_NAMES: Readonly<Record<Pole, string>> = {
  openness: 'Ouverture au changement',
  self_enhancement: 'Affirmation de soi',
  conservation: 'Continuité',
  self_transcendence: 'Dépassement de soi',
};

export const MOTIVATION_NAMES: Readonly<Record<Motivation, string>> = {
  security: 'Sécurité de l’emploi',
  work_atmosphere: 'Ambiance de travail',
  career: 'Évolution de carrière',
  salary: 'Rémunération',
  time_planning: 'Maîtrise de son temps',
  social_unity: 'Esprit d’équipe',
  skills: 'Usage de ses compétences',
  creativity: 'Créativité',
  learning: 'Apprentissage',
  human_contact: 'Contact humain',
};

export const TITLE_AND_DESCRIPTION = {
  title: 'Un titre',
  description: 'Une phrase sur ce qu’il y a à voir.',
} as const;

/** From a phone to a wide report, and both sides of every change of layout. */
export const WIDTHS = [
  320, 375, 419, 420, 479, 480, 559, 560, 599, 600, 619, 620, 700, 960,
] as const;
