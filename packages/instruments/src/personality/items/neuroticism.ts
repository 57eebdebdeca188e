import type { PersonalityItem } from '../../types.ts';

export const NEUROTICISM_ITEMS: readonly PersonalityItem[] = [
  {
    id: 'anxiety_1',
    facet: 'anxiety',
    reverse: false,
    text: {
      fr: 'La veille d’une journée importante, j’ai du mal à penser à autre chose.',
      en: 'The night before an important day, I can think of little else.',
    },
  },
  {
    id: 'anxiety_2',
    facet: 'anxiety',
    reverse: false,
    text: {
      fr: 'Un message resté sans réponse suffit à m’inquiéter.',
      en: 'A message left unanswered is enough to worry me.',
    },
  },
  {
    id: 'anxiety_3',
    facet: 'anxiety',
    reverse: true,
    text: {
      fr: 'J’attends un résultat incertain l’esprit tranquille.',
      en: 'I wait for an uncertain result with a quiet mind.',
    },
  },
  {
    id: 'anxiety_4',
    facet: 'anxiety',
    reverse: true,
    text: {
      fr: 'Une fois ma part faite, je laisse venir la suite avec sérénité.',
      en: 'Once I have done my part, I calmly let the rest unfold.',
    },
  },
  {
    id: 'anger_1',
    facet: 'anger',
    reverse: false,
    text: {
      fr: 'Devoir répéter plusieurs fois la même chose me fait bouillir.',
      en: 'Having to say the same thing several times makes my blood boil.',
    },
  },
  {
    id: 'anger_2',
    facet: 'anger',
    reverse: false,
    text: {
      fr: 'Face à une remarque injuste, je hausse le ton avant de m’en rendre compte.',
      en: 'When a remark is unfair, I raise my voice before I realise it.',
    },
  },
  {
    id: 'anger_3',
    facet: 'anger',
    reverse: true,
    text: {
      fr: 'Je garde ma bonne humeur dans une file d’attente interminable.',
      en: 'I stay good-humoured in a queue that seems endless.',
    },
  },
  {
    id: 'anger_4',
    facet: 'anger',
    reverse: true,
    text: {
      fr: 'Quand on bouscule mes plans, mon agacement retombe en quelques minutes.',
      en: 'When someone upsets my plans, my annoyance fades within minutes.',
    },
  },
  {
    id: 'depression_1',
    facet: 'depression',
    reverse: false,
    text: {
      fr: 'Quand une chose tourne mal, toute ma journée me paraît gâchée.',
      en: 'When one thing goes badly, my whole day seems ruined.',
    },
  },
  {
    id: 'depression_2',
    facet: 'depression',
    reverse: false,
    text: {
      fr: 'Je doute vite que mes efforts en vaillent la peine.',
      en: 'I soon start to doubt that my efforts are worthwhile.',
    },
  },
  {
    id: 'depression_3',
    facet: 'depression',
    reverse: true,
    text: {
      fr: 'J’envisage les mois à venir avec espoir.',
      en: 'I look ahead to the coming months with hope.',
    },
  },
  {
    id: 'depression_4',
    facet: 'depression',
    reverse: true,
    text: {
      fr: 'Après une déception, le moral me revient vite.',
      en: 'After a disappointment, my spirits soon lift again.',
    },
  },
  {
    id: 'self_consciousness_1',
    facet: 'self_consciousness',
    reverse: false,
    text: {
      fr: 'En entrant dans une pièce pleine d’inconnus, je me demande ce qu’on pense de moi.',
      en: 'When I enter a room full of strangers, I wonder what they think of me.',
    },
  },
  {
    id: 'self_consciousness_2',
    facet: 'self_consciousness',
    reverse: false,
    text: {
      fr: 'Après une parole maladroite, ma gêne dure plusieurs jours.',
      en: 'After saying something clumsy, I feel awkward for days.',
    },
  },
  {
    id: 'self_consciousness_3',
    facet: 'self_consciousness',
    reverse: true,
    text: {
      fr: 'Je ris volontiers de mes propres bourdes devant les autres.',
      en: 'I readily laugh at my own blunders in front of others.',
    },
  },
  {
    id: 'self_consciousness_4',
    facet: 'self_consciousness',
    reverse: true,
    text: {
      fr: 'Quand on m’observe pendant une tâche, je garde toute mon aisance.',
      en: 'When people watch me at a task, I feel perfectly at ease.',
    },
  },
  {
    id: 'immoderation_1',
    facet: 'immoderation',
    reverse: false,
    text: {
      fr: 'Quand une chose me fait envie, il me la faut tout de suite.',
      en: 'When I fancy something, I have to have it straight away.',
    },
  },
  {
    id: 'immoderation_2',
    facet: 'immoderation',
    reverse: false,
    text: {
      fr: 'Quand je me fais plaisir, j’ai du mal à m’arrêter à temps.',
      en: 'When I am treating myself, I find it hard to stop in time.',
    },
  },
  {
    id: 'immoderation_3',
    facet: 'immoderation',
    reverse: true,
    text: {
      fr: 'Je laisse facilement le dernier chocolat de la boîte pour le lendemain.',
      en: 'I can easily leave the last chocolate in the box for the next day.',
    },
  },
  {
    id: 'immoderation_4',
    facet: 'immoderation',
    reverse: true,
    text: {
      fr: 'Remettre un plaisir à plus tard me coûte peu.',
      en: 'Putting off a pleasure until later comes easily to me.',
    },
  },
  {
    id: 'vulnerability_1',
    facet: 'vulnerability',
    reverse: false,
    text: {
      fr: 'Quand plusieurs urgences tombent en même temps, je perds le fil.',
      en: 'When several urgent matters land at once, I lose the thread.',
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
      fr: 'Un délai très court fait ressortir le meilleur de moi-même.',
      en: 'A very tight deadline brings out the best in me.',
    },
  },
  {
    id: 'vulnerability_4',
    facet: 'vulnerability',
    reverse: true,
    text: {
      fr: 'Quand un imprévu bouleverse tout, je retrouve vite mes repères.',
      en: 'When the unexpected upsets everything, I soon find my feet again.',
    },
  },
];
