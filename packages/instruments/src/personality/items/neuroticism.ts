import type { PersonalityItem } from '../../types.ts';

export const NEUROTICISM_ITEMS: readonly PersonalityItem[] = [
  {
    id: 'anxiety_1',
    facet: 'anxiety',
    reverse: false,
    text: {
      fr: 'La veille d’une réunion importante, j’ai du mal à penser à autre chose.',
      en: 'The day before an important meeting, I find it hard to think of anything else.',
    },
  },
  {
    id: 'anxiety_2',
    facet: 'anxiety',
    reverse: false,
    text: {
      fr: 'Attendre une réponse suffit à m’inquiéter.',
      en: 'Waiting for a reply is enough to worry me.',
    },
  },
  {
    id: 'anxiety_3',
    facet: 'anxiety',
    reverse: true,
    text: {
      fr: 'J’attends avec calme un résultat incertain.',
      en: 'I wait calmly for an uncertain result.',
    },
  },
  {
    id: 'anxiety_4',
    facet: 'anxiety',
    reverse: true,
    text: {
      fr: 'Une fois mon travail rendu, je passe facilement à autre chose.',
      en: 'Once my work is handed in, I easily move on to something else.',
    },
  },
  {
    id: 'anger_1',
    facet: 'anger',
    reverse: false,
    text: {
      fr: 'Devoir répéter la même chose me met en colère.',
      en: 'Having to repeat the same thing makes me angry.',
    },
  },
  {
    id: 'anger_2',
    facet: 'anger',
    reverse: false,
    text: {
      fr: 'Une remarque injuste me fait vite réagir avec colère.',
      en: 'An unfair remark soon makes me react with anger.',
    },
  },
  {
    id: 'anger_3',
    facet: 'anger',
    reverse: true,
    text: {
      fr: 'Je garde ma bonne humeur quand on me fait attendre.',
      en: 'I stay in a good mood when I am kept waiting.',
    },
  },
  {
    id: 'anger_4',
    facet: 'anger',
    reverse: true,
    text: {
      fr: 'Je reste calme quand on change mes plans.',
      en: 'I stay calm when my plans are changed.',
    },
  },
  {
    id: 'depression_1',
    facet: 'depression',
    reverse: false,
    text: {
      fr: 'Un seul échec suffit à me décourager.',
      en: 'One failure is enough to discourage me.',
    },
  },
  {
    id: 'depression_2',
    facet: 'depression',
    reverse: false,
    text: {
      fr: 'Je doute souvent de l’utilité de mes efforts.',
      en: 'I often doubt that my efforts are useful.',
    },
  },
  {
    id: 'depression_3',
    facet: 'depression',
    reverse: true,
    text: {
      fr: 'Après un revers, je me remets vite au travail.',
      en: 'After a setback I soon get back to work.',
    },
  },
  {
    id: 'depression_4',
    facet: 'depression',
    reverse: true,
    text: {
      fr: 'Après une déception, je retrouve vite ma confiance.',
      en: 'After a disappointment, I soon regain my confidence.',
    },
  },
  {
    id: 'self_consciousness_1',
    facet: 'self_consciousness',
    reverse: false,
    text: {
      fr: 'Devant des inconnus, je me demande ce qu’on pense de moi.',
      en: 'In front of strangers, I wonder what they think of me.',
    },
  },
  {
    id: 'self_consciousness_2',
    facet: 'self_consciousness',
    reverse: false,
    text: {
      fr: 'Après une parole maladroite de ma part, ma gêne dure plusieurs jours.',
      en: 'After a clumsy remark of mine, my embarrassment lasts several days.',
    },
  },
  {
    id: 'self_consciousness_3',
    facet: 'self_consciousness',
    reverse: true,
    text: {
      fr: 'Je parle facilement de mes erreurs devant les autres.',
      en: 'I find it easy to talk about my mistakes in front of others.',
    },
  },
  {
    id: 'self_consciousness_4',
    facet: 'self_consciousness',
    reverse: true,
    text: {
      fr: 'Je travaille aussi bien quand on m’observe.',
      en: 'I work just as well when people watch me.',
    },
  },
  {
    id: 'immoderation_1',
    facet: 'immoderation',
    reverse: false,
    text: {
      fr: 'Quand je veux une chose, j’ai du mal à attendre.',
      en: 'When I want something, I find it hard to wait.',
    },
  },
  {
    id: 'immoderation_2',
    facet: 'immoderation',
    reverse: false,
    text: {
      fr: 'Quand une activité me plaît, j’ai du mal à m’arrêter.',
      en: 'When I enjoy an activity, I find it hard to stop.',
    },
  },
  {
    id: 'immoderation_3',
    facet: 'immoderation',
    reverse: true,
    text: {
      fr: 'Je résiste facilement à l’envie de regarder mes messages.',
      en: 'I easily resist the urge to check my messages.',
    },
  },
  {
    id: 'immoderation_4',
    facet: 'immoderation',
    reverse: true,
    text: {
      fr: 'Je remets facilement un plaisir à plus tard.',
      en: 'I find it easy to postpone a pleasure.',
    },
  },
  {
    id: 'vulnerability_1',
    facet: 'vulnerability',
    reverse: false,
    text: {
      fr: 'Quand plusieurs urgences arrivent en même temps, je perds mon calme.',
      en: 'When several urgent tasks arrive at once, I lose my calm.',
    },
  },
  {
    id: 'vulnerability_2',
    facet: 'vulnerability',
    reverse: false,
    text: {
      fr: 'Dans un moment de tension, j’ai besoin qu’on me dise quoi faire.',
      en: 'In a tense moment, I need someone to tell me what to do.',
    },
  },
  {
    id: 'vulnerability_3',
    facet: 'vulnerability',
    reverse: true,
    text: {
      fr: 'Je garde les idées claires quand le délai est court.',
      en: 'I think clearly when time is short.',
    },
  },
  {
    id: 'vulnerability_4',
    facet: 'vulnerability',
    reverse: true,
    text: {
      fr: 'Après un imprévu, je réorganise vite mon travail.',
      en: 'After an unexpected event, I soon reorganise my work.',
    },
  },
];
