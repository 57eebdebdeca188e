import type { PersonalityItem } from '../../types.ts';

export const CONSCIENTIOUSNESS_ITEMS: readonly PersonalityItem[] = [
  {
    id: 'self_efficacy_1',
    facet: 'self_efficacy',
    reverse: false,
    text: {
      fr: 'Devant une tâche nouvelle, je vois vite comment m’y prendre.',
      en: 'Faced with a new task, I soon see how to go about it.',
    },
  },
  {
    id: 'self_efficacy_2',
    facet: 'self_efficacy',
    reverse: false,
    text: {
      fr: 'On peut me confier une affaire délicate en toute confiance.',
      en: 'People can hand me a tricky matter with complete confidence.',
    },
  },
  {
    id: 'self_efficacy_3',
    facet: 'self_efficacy',
    reverse: true,
    text: {
      fr: 'Je doute souvent de pouvoir faire ce qu’on me demande.',
      en: 'I often doubt that I can do what is asked of me.',
    },
  },
  {
    id: 'self_efficacy_4',
    facet: 'self_efficacy',
    reverse: true,
    text: {
      fr: 'Il me faut souvent de l’aide pour venir à bout d’une difficulté.',
      en: 'I often need help to get past a difficulty.',
    },
  },
  {
    id: 'orderliness_1',
    facet: 'orderliness',
    reverse: false,
    text: {
      fr: 'Je retrouve n’importe lequel de mes papiers en quelques secondes.',
      en: 'I can lay my hands on any of my papers in a few seconds.',
    },
  },
  {
    id: 'orderliness_2',
    facet: 'orderliness',
    reverse: false,
    text: {
      fr: 'Je dresse des listes pour organiser mes journées.',
      en: 'I draw up lists to organise my days.',
    },
  },
  {
    id: 'orderliness_3',
    facet: 'orderliness',
    reverse: true,
    text: {
      fr: 'Les choses s’empilent autour de moi jusqu’à ce que la place manque.',
      en: 'Things pile up around me until I run out of space.',
    },
  },
  {
    id: 'orderliness_4',
    facet: 'orderliness',
    reverse: true,
    text: {
      fr: 'Un peu de désordre autour de moi me met à l’aise.',
      en: 'A little mess around me makes me feel at home.',
    },
  },
  {
    id: 'dutifulness_1',
    facet: 'dutifulness',
    reverse: false,
    text: {
      fr: 'Ma parole m’engage, même quand les circonstances changent.',
      en: 'My word binds me, even when circumstances change.',
    },
  },
  {
    id: 'dutifulness_2',
    facet: 'dutifulness',
    reverse: false,
    text: {
      fr: 'Je respecte les consignes à la lettre, même en l’absence de contrôle.',
      en: 'I follow instructions to the letter, even with nobody checking.',
    },
  },
  {
    id: 'dutifulness_3',
    facet: 'dutifulness',
    reverse: true,
    text: {
      fr: 'Je prends quelques libertés avec les délais convenus.',
      en: 'I take some liberties with agreed deadlines.',
    },
  },
  {
    id: 'dutifulness_4',
    facet: 'dutifulness',
    reverse: true,
    text: {
      fr: 'Je renonce à un engagement quand une meilleure occasion se présente.',
      en: 'I drop a commitment when a better opportunity comes up.',
    },
  },
  {
    id: 'achievement_striving_1',
    facet: 'achievement_striving',
    reverse: false,
    text: {
      fr: 'Dès qu’un but est atteint, je m’en fixe un plus difficile.',
      en: 'As soon as I reach a goal, I set myself a harder one.',
    },
  },
  {
    id: 'achievement_striving_2',
    facet: 'achievement_striving',
    reverse: false,
    text: {
      fr: 'Je reprends un travail déjà bon pour le rendre excellent.',
      en: 'I go back over work that is already good to make it excellent.',
    },
  },
  {
    id: 'achievement_striving_3',
    facet: 'achievement_striving',
    reverse: true,
    text: {
      fr: 'Un résultat dans la moyenne me suffit amplement.',
      en: 'A result around the average is quite enough for me.',
    },
  },
  {
    id: 'achievement_striving_4',
    facet: 'achievement_striving',
    reverse: true,
    text: {
      fr: 'Une place tranquille me tente plus qu’un grand défi.',
      en: 'A quiet position tempts me more than a big challenge.',
    },
  },
  {
    id: 'self_discipline_1',
    facet: 'self_discipline',
    reverse: false,
    text: {
      fr: 'Je commence ma journée par la tâche la plus ennuyeuse.',
      en: 'I start my day with the most tedious task.',
    },
  },
  {
    id: 'self_discipline_2',
    facet: 'self_discipline',
    reverse: false,
    text: {
      fr: 'Je vais au bout d’une longue tâche, même quand elle a perdu son attrait.',
      en: 'I see a long task through, even after it has lost its appeal.',
    },
  },
  {
    id: 'self_discipline_3',
    facet: 'self_discipline',
    reverse: true,
    text: {
      fr: 'Un rien me distrait de ce que je suis en train de faire.',
      en: 'The slightest thing distracts me from what I am doing.',
    },
  },
  {
    id: 'self_discipline_4',
    facet: 'self_discipline',
    reverse: true,
    text: {
      fr: 'Je garde les corvées pour la dernière minute.',
      en: 'I leave chores until the last minute.',
    },
  },
  {
    id: 'cautiousness_1',
    facet: 'cautiousness',
    reverse: false,
    text: {
      fr: 'Je pèse le pour et le contre avant de dire oui.',
      en: 'I weigh the pros and cons before I say yes.',
    },
  },
  {
    id: 'cautiousness_2',
    facet: 'cautiousness',
    reverse: false,
    text: {
      fr: 'Je laisse passer une nuit avant de prendre une décision importante.',
      en: 'I sleep on an important decision before making it.',
    },
  },
  {
    id: 'cautiousness_3',
    facet: 'cautiousness',
    reverse: true,
    text: {
      fr: 'Je réponds souvent avant d’avoir entendu toute la question.',
      en: 'I often answer before I have heard the whole question.',
    },
  },
  {
    id: 'cautiousness_4',
    facet: 'cautiousness',
    reverse: true,
    text: {
      fr: 'Quand une offre me plaît, je l’accepte sur-le-champ.',
      en: 'When an offer appeals to me, I accept it on the spot.',
    },
  },
];
