import type { NamedText } from '../types.ts';

/** Quinn's eight roles in the order of their sectors from the external axis, and the middle. */
export const LEADERSHIP_ROLES = [
  'broker',
  'innovator',
  'mentor',
  'facilitator',
  'monitor',
  'coordinator',
  'director',
  'producer',
  'balanced',
] as const;
export type LeadershipRole = (typeof LEADERSHIP_ROLES)[number];

export const LEADERSHIP_ROLE_TEXTS: Readonly<Record<LeadershipRole, NamedText>> = {
  broker: {
    name: { fr: 'Négociateur', en: 'Broker' },
    description: {
      fr: 'Tisse des relations à l’extérieur, plaide la cause du groupe et lui obtient des appuis et des moyens.',
      en: 'Builds relations outside, pleads the group’s case and wins it support and resources.',
    },
  },
  innovator: {
    name: { fr: 'Innovateur', en: 'Innovator' },
    description: {
      fr: 'Perçoit ce qui change, imagine d’autres possibles et aide les autres à s’y aventurer.',
      en: 'Senses what is changing, imagines other possibilities and helps others to venture into them.',
    },
  },
  mentor: {
    name: { fr: 'Mentor', en: 'Mentor' },
    description: {
      fr: 'S’intéresse à chaque personne, écoute, encourage et l’accompagne dans ses progrès.',
      en: 'Takes an interest in each person, listens, encourages and supports their progress.',
    },
  },
  facilitator: {
    name: { fr: 'Facilitateur', en: 'Facilitator' },
    description: {
      fr: 'Fait circuler la parole, apaise les tensions et amène le groupe à s’accorder.',
      en: 'Gets people talking, eases tensions and brings the group to an agreement.',
    },
  },
  monitor: {
    name: { fr: 'Analyste', en: 'Monitor' },
    description: {
      fr: 'Connaît les faits et les chiffres, suit l’avancement et repère vite ce qui s’écarte du prévu.',
      en: 'Knows the facts and figures, follows progress and soon spots what strays from the plan.',
    },
  },
  coordinator: {
    name: { fr: 'Coordinateur', en: 'Coordinator' },
    description: {
      fr: 'Met chaque chose en place, règle les calendriers et veille à ce que tout s’emboîte.',
      en: 'Puts everything in place, sets the timetables and sees to it that the parts fit together.',
    },
  },
  director: {
    name: { fr: 'Décideur', en: 'Director' },
    description: {
      fr: 'Donne le cap, fixe les priorités, répartit les missions et tranche quand il le faut.',
      en: 'Gives direction, sets priorities, hands out assignments and decides when a decision is due.',
    },
  },
  producer: {
    name: { fr: 'Producteur', en: 'Producer' },
    description: {
      fr: 'Se donne à la tâche, imprime un rythme soutenu et entraîne les autres vers le résultat.',
      en: 'Throws energy into the task, sets a brisk pace and carries others towards the result.',
    },
  },
  balanced: {
    name: { fr: 'Profil équilibré', en: 'Balanced profile' },
    description: {
      fr: 'Emprunte aux huit rôles sans qu’aucun ne domine.',
      en: 'Draws on all eight roles with none prevailing.',
    },
  },
};
