import type { ValueItem } from '../types.ts';

/** Twenty ratings, two per value, in the order shown: a value's two items stand ten apart. */
export const VALUE_ITEMS: readonly ValueItem[] = [
  {
    id: 'self_direction_1',
    value: 'self_direction',
    text: { fr: 'Penser par soi-même', en: 'Thinking for yourself' },
    description: {
      fr: 'Se faire sa propre opinion, même quand les autres pensent le contraire.',
      en: 'Forming your own opinion, even when others think the opposite.',
    },
  },
  {
    id: 'benevolence_1',
    value: 'benevolence',
    text: { fr: 'Aider les personnes que l’on côtoie', en: 'Helping the people around you' },
    description: {
      fr: 'Donner de son temps à quelqu’un qui rencontre une difficulté.',
      en: 'Giving some of your time to somebody who has a difficulty.',
    },
  },
  {
    id: 'power_1',
    value: 'power',
    text: { fr: 'Prendre les décisions', en: 'Making the decisions' },
    description: {
      fr: 'Être la personne dont les décisions s’imposent aux autres.',
      en: 'Being the person whose decisions others have to follow.',
    },
  },
  {
    id: 'tradition_1',
    value: 'tradition',
    text: { fr: 'Garder les usages anciens', en: 'Keeping long-standing customs' },
    description: {
      fr: 'Faire les choses comme les générations précédentes les ont faites.',
      en: 'Doing things in the way that earlier generations did them.',
    },
  },
  {
    id: 'stimulation_1',
    value: 'stimulation',
    text: { fr: 'Changer souvent d’activité', en: 'Changing activity often' },
    description: {
      fr: 'Varier les lieux, les tâches et les rencontres pour éviter la routine.',
      en: 'Varying places, tasks and company in order to avoid routine.',
    },
  },
  {
    id: 'universalism_1',
    value: 'universalism',
    text: { fr: 'Refuser l’injustice', en: 'Refusing injustice' },
    description: {
      fr: 'Défendre une personne mal traitée, même si on ne la connaît pas.',
      en: 'Defending a person who is badly treated, even if you do not know them.',
    },
  },
  {
    id: 'security_1',
    value: 'security',
    text: { fr: 'Éviter les risques', en: 'Avoiding risks' },
    description: {
      fr: 'Prendre des précautions contre ce qui pourrait mal se passer.',
      en: 'Taking precautions against what might go wrong.',
    },
  },
  {
    id: 'achievement_1',
    value: 'achievement',
    text: { fr: 'Exceller dans son domaine', en: 'Excelling in your field' },
    description: {
      fr: 'Travailler jusqu’à compter parmi les meilleurs de son métier.',
      en: 'Working until you are among the best in your occupation.',
    },
  },
  {
    id: 'conformity_1',
    value: 'conformity',
    text: { fr: 'Respecter les règles communes', en: 'Following shared rules' },
    description: {
      fr: 'Suivre les consignes du groupe, même quand on aurait fait autrement.',
      en: 'Following the group’s instructions, even when you would have done otherwise.',
    },
  },
  {
    id: 'hedonism_1',
    value: 'hedonism',
    text: { fr: 'Profiter des bons moments', en: 'Enjoying good moments' },
    description: {
      fr: 'Prendre le temps d’apprécier ce qui fait plaisir dans la journée.',
      en: 'Taking the time to enjoy what gives pleasure during the day.',
    },
  },
  {
    id: 'self_direction_2',
    value: 'self_direction',
    text: { fr: 'Organiser soi-même son travail', en: 'Organising your own work' },
    description: {
      fr: 'Choisir sa façon de faire sans avoir à demander la permission.',
      en: 'Choosing your way of doing things without having to ask permission.',
    },
  },
  {
    id: 'benevolence_2',
    value: 'benevolence',
    text: { fr: 'Mériter la confiance', en: 'Deserving trust' },
    description: {
      fr: 'Tenir ses promesses envers les personnes qui comptent sur nous.',
      en: 'Keeping your promises to the people who rely on you.',
    },
  },
  {
    id: 'power_2',
    value: 'power',
    text: { fr: 'Avoir du prestige', en: 'Having prestige' },
    description: {
      fr: 'Occuper un rang qui impressionne les autres personnes.',
      en: 'Holding a rank that impresses other people.',
    },
  },
  {
    id: 'tradition_2',
    value: 'tradition',
    text: { fr: 'Transmettre ce que l’on a reçu', en: 'Passing on what you have received' },
    description: {
      fr: 'Apprendre à d’autres ce que nos prédécesseurs nous ont appris.',
      en: 'Teaching others what our predecessors taught us.',
    },
  },
  {
    id: 'stimulation_2',
    value: 'stimulation',
    text: { fr: 'Essayer ce que l’on ne connaît pas', en: 'Trying what you do not know' },
    description: {
      fr: 'Se lancer dans une activité que l’on n’a encore jamais pratiquée.',
      en: 'Taking up an activity that you have never done before.',
    },
  },
  {
    id: 'universalism_2',
    value: 'universalism',
    text: { fr: 'Protéger la nature', en: 'Protecting nature' },
    description: {
      fr: 'Économiser les ressources naturelles par respect pour tous les êtres vivants.',
      en: 'Saving natural resources out of respect for all living beings.',
    },
  },
  {
    id: 'security_2',
    value: 'security',
    text: { fr: 'Garder un cadre stable', en: 'Keeping stable surroundings' },
    description: {
      fr: 'Vivre dans un monde ordonné où les choses se passent comme prévu.',
      en: 'Living in an orderly world where things happen as planned.',
    },
  },
  {
    id: 'achievement_2',
    value: 'achievement',
    text: { fr: 'Atteindre des buts difficiles', en: 'Reaching difficult goals' },
    description: {
      fr: 'Réussir ce que d’autres tenaient pour impossible.',
      en: 'Succeeding at what others thought impossible.',
    },
  },
  {
    id: 'conformity_2',
    value: 'conformity',
    text: { fr: 'Éviter de choquer', en: 'Avoiding giving offence' },
    description: {
      fr: 'Retenir une parole ou un geste qui pourrait gêner quelqu’un.',
      en: 'Holding back a word or a gesture that might embarrass somebody.',
    },
  },
  {
    id: 'hedonism_2',
    value: 'hedonism',
    text: { fr: 'Choisir ce qui est agréable', en: 'Choosing what is pleasant' },
    description: {
      fr: 'Préférer, si possible, une activité agréable à une activité pénible.',
      en: 'Preferring, if possible, a pleasant activity to a tiresome one.',
    },
  },
];
