import type { LanguageLevel, QuestionType, SkillLevel } from '@cadran/contract/codes';
import type { NamedText, Text } from '../types.ts';

/** The European levels, each with what one can do at it. */
export const LANGUAGE_LEVEL_TEXTS: Readonly<Record<LanguageLevel, NamedText>> = {
  a1: {
    name: { fr: 'A1 – Débutant', en: 'A1 – Beginner' },
    description: {
      fr: 'Je me présente et je comprends des phrases très simples si l’on parle lentement.',
      en: 'I can introduce myself and follow very simple sentences spoken slowly.',
    },
  },
  a2: {
    name: { fr: 'A2 – Élémentaire', en: 'A2 – Elementary' },
    description: {
      fr: 'Je me débrouille dans les situations courantes : achats, rendez-vous, petits messages.',
      en: 'I can manage everyday situations: shopping, appointments, short messages.',
    },
  },
  b1: {
    name: { fr: 'B1 – Intermédiaire', en: 'B1 – Intermediate' },
    description: {
      fr: 'Je raconte, j’explique mon avis et je m’en sors dans la plupart des échanges au travail.',
      en: 'I can tell a story, give my opinion and get by in most conversations at work.',
    },
  },
  b2: {
    name: { fr: 'B2 – Indépendant', en: 'B2 – Upper intermediate' },
    description: {
      fr: 'Je participe à une réunion avec aisance et je rédige des textes clairs et détaillés.',
      en: 'I can take part in a meeting with ease and write clear, detailed texts.',
    },
  },
  c1: {
    name: { fr: 'C1 – Avancé', en: 'C1 – Advanced' },
    description: {
      fr: 'Je m’exprime sans chercher mes mots et je saisis l’implicite, même sur des sujets ardus.',
      en: 'I can speak without searching for words and catch what is implied, even on hard subjects.',
    },
  },
  c2: {
    name: { fr: 'C2 – Maîtrise', en: 'C2 – Mastery' },
    description: {
      fr: 'Je comprends presque tout et je nuance ma pensée avec précision, à l’oral comme à l’écrit.',
      en: 'I understand almost everything and can express fine shades of meaning in speech and writing.',
    },
  },
  native: {
    name: { fr: 'Langue maternelle', en: 'Native language' },
    description: {
      fr: 'Je parle cette langue depuis l’enfance.',
      en: 'I have spoken this language since childhood.',
    },
  },
};

export const SKILL_LEVEL_TEXTS: Readonly<Record<SkillLevel, NamedText>> = {
  0: {
    name: { fr: 'Aucune connaissance', en: 'Don’t know' },
    description: {
      fr: 'Je n’ai jamais eu affaire à ce sujet.',
      en: 'I have never come across this subject.',
    },
  },
  1: {
    name: { fr: 'Notions de base', en: 'Fundamental awareness' },
    description: {
      fr: 'Je sais de quoi il s’agit, sans l’avoir pratiqué.',
      en: 'I know what it is about but have not practised it.',
    },
  },
  2: {
    name: { fr: 'Novice', en: 'Novice' },
    description: {
      fr: 'J’ai commencé à pratiquer ; j’ai encore besoin d’un guide.',
      en: 'I have begun to practise and still need guidance.',
    },
  },
  3: {
    name: { fr: 'Intermédiaire', en: 'Intermediate' },
    description: {
      fr: 'Je traite sans aide les cas courants et je pose des questions sur les autres.',
      en: 'I handle ordinary cases on my own and ask for help with the rest.',
    },
  },
  4: {
    name: { fr: 'Avancé', en: 'Advanced' },
    description: {
      fr: 'Je traite sans aide les cas difficiles et je peux conseiller les autres.',
      en: 'I handle difficult cases on my own and can advise others.',
    },
  },
  5: {
    name: { fr: 'Expert', en: 'Expert' },
    description: {
      fr: 'On me consulte comme référence ; je fais évoluer les pratiques.',
      en: 'I am consulted as an authority and help practice to develop.',
    },
  },
};

export const QUESTION_TYPE_NAMES: Readonly<Record<QuestionType, Text>> = {
  closed: { fr: 'Fermée (oui ou non)', en: 'Closed (yes or no)' },
  open: { fr: 'Ouverte (texte libre)', en: 'Open (free text)' },
  scale: { fr: 'Échelle (de 0 à 10)', en: 'Scale (0 to 10)' },
};
