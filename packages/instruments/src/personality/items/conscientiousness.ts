import type { PersonalityItem } from '../../types.ts';

export const CONSCIENTIOUSNESS_ITEMS: readonly PersonalityItem[] = [
  {
    id: 'self_efficacy_1',
    facet: 'self_efficacy',
    reverse: false,
    text: {
      fr: 'Devant une tâche nouvelle, je trouve vite une méthode.',
      en: 'Faced with a new task, I soon find a method.',
    },
  },
  {
    id: 'self_efficacy_2',
    facet: 'self_efficacy',
    reverse: false,
    text: { fr: 'Je réussis des tâches difficiles.', en: 'I succeed at difficult tasks.' },
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
    text: { fr: 'Je sais rarement par où commencer.', en: 'I rarely know where to begin.' },
  },
  {
    id: 'orderliness_1',
    facet: 'orderliness',
    reverse: false,
    text: {
      fr: 'Je retrouve vite chacun de mes documents.',
      en: 'I can quickly find any of my documents.',
    },
  },
  {
    id: 'orderliness_2',
    facet: 'orderliness',
    reverse: false,
    text: {
      fr: 'Je fais des listes pour organiser mes journées.',
      en: 'I make lists to organise my days.',
    },
  },
  {
    id: 'orderliness_3',
    facet: 'orderliness',
    reverse: true,
    text: {
      fr: 'Les choses s’accumulent sur mon espace de travail.',
      en: 'Things pile up in my workspace.',
    },
  },
  {
    id: 'orderliness_4',
    facet: 'orderliness',
    reverse: true,
    text: {
      fr: 'Je travaille bien dans un endroit en désordre.',
      en: 'I work well in a messy place.',
    },
  },
  {
    id: 'dutifulness_1',
    facet: 'dutifulness',
    reverse: false,
    text: {
      fr: 'Je tiens mes promesses, même quand la situation change.',
      en: 'I keep my promises, even when the situation changes.',
    },
  },
  {
    id: 'dutifulness_2',
    facet: 'dutifulness',
    reverse: false,
    text: {
      fr: 'Je respecte les consignes, même en l’absence de contrôle.',
      en: 'I follow instructions, even with nobody checking.',
    },
  },
  {
    id: 'dutifulness_3',
    facet: 'dutifulness',
    reverse: true,
    text: {
      fr: 'Je rends parfois un travail après la date convenue.',
      en: 'I sometimes hand in work after the agreed date.',
    },
  },
  {
    id: 'dutifulness_4',
    facet: 'dutifulness',
    reverse: true,
    text: {
      fr: 'Je change de priorité quand une tâche plus intéressante se présente.',
      en: 'I change priorities when a more interesting task comes along.',
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
      fr: 'Quand un travail est assez bon, je passe au suivant.',
      en: 'When work is good enough, I move on to the next task.',
    },
  },
  {
    id: 'achievement_striving_4',
    facet: 'achievement_striving',
    reverse: true,
    text: {
      fr: 'Je préfère un poste tranquille à un poste exigeant.',
      en: 'I prefer a quiet job to a demanding one.',
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
      fr: 'Je termine une tâche même quand elle m’ennuie.',
      en: 'I finish a task even when it bores me.',
    },
  },
  {
    id: 'self_discipline_3',
    facet: 'self_discipline',
    reverse: true,
    text: { fr: 'J’abandonne les tâches longues.', en: 'I give up long tasks.' },
  },
  {
    id: 'self_discipline_4',
    facet: 'self_discipline',
    reverse: true,
    text: {
      fr: 'Je remets à plus tard les tâches qui me déplaisent.',
      en: 'I postpone tasks that I dislike.',
    },
  },
  {
    id: 'cautiousness_1',
    facet: 'cautiousness',
    reverse: false,
    text: {
      fr: 'J’examine les avantages et les inconvénients avant d’accepter.',
      en: 'I examine the advantages and drawbacks before I accept.',
    },
  },
  {
    id: 'cautiousness_2',
    facet: 'cautiousness',
    reverse: false,
    text: {
      fr: 'J’attends le lendemain pour prendre une décision importante.',
      en: 'I wait until the next day to make an important decision.',
    },
  },
  {
    id: 'cautiousness_3',
    facet: 'cautiousness',
    reverse: true,
    text: { fr: 'Je décide sans réfléchir.', en: 'I decide without thinking.' },
  },
  {
    id: 'cautiousness_4',
    facet: 'cautiousness',
    reverse: true,
    text: {
      fr: 'Quand une idée me plaît, je me lance aussitôt.',
      en: 'When I like an idea, I act at once.',
    },
  },
];
