import type { PersonalityItem } from '../../types.ts';

export const OPENNESS_ITEMS: readonly PersonalityItem[] = [
  {
    id: 'imagination_1',
    facet: 'imagination',
    reverse: false,
    text: {
      fr: 'Quand j’attends quelque part, j’imagine des histoires.',
      en: 'When I am waiting somewhere, I imagine stories.',
    },
  },
  {
    id: 'imagination_2',
    facet: 'imagination',
    reverse: false,
    text: {
      fr: 'J’imagine souvent comment les choses pourraient être autrement.',
      en: 'I often imagine how things could be different.',
    },
  },
  {
    id: 'imagination_3',
    facet: 'imagination',
    reverse: true,
    text: { fr: 'Je m’en tiens à ce qui existe.', en: 'I stick to what exists.' },
  },
  {
    id: 'imagination_4',
    facet: 'imagination',
    reverse: true,
    text: {
      fr: 'Je préfère les récits de faits réels aux histoires inventées.',
      en: 'I prefer accounts of real events to made-up stories.',
    },
  },
  {
    id: 'artistic_interests_1',
    facet: 'artistic_interests',
    reverse: false,
    text: {
      fr: 'Je prends le temps d’apprécier ce qui est beau.',
      en: 'I take the time to enjoy what is beautiful.',
    },
  },
  {
    id: 'artistic_interests_2',
    facet: 'artistic_interests',
    reverse: false,
    text: {
      fr: 'J’aime les activités où l’on crée quelque chose de beau.',
      en: 'I enjoy activities in which something beautiful is made.',
    },
  },
  {
    id: 'artistic_interests_3',
    facet: 'artistic_interests',
    reverse: true,
    text: {
      fr: 'Quand je choisis un objet, son utilité compte bien plus que sa beauté.',
      en: 'When I choose an object, its usefulness counts far more than its beauty.',
    },
  },
  {
    id: 'artistic_interests_4',
    facet: 'artistic_interests',
    reverse: true,
    text: {
      fr: 'Je fais peu attention à la beauté des choses.',
      en: 'I pay little attention to the beauty of things.',
    },
  },
  {
    id: 'emotionality_1',
    facet: 'emotionality',
    reverse: false,
    text: {
      fr: 'Une histoire peut me donner des émotions durables.',
      en: 'A story can give me lasting emotions.',
    },
  },
  {
    id: 'emotionality_2',
    facet: 'emotionality',
    reverse: false,
    text: {
      fr: 'J’aime trouver le mot exact pour dire ce que je ressens.',
      en: 'I like to find the exact word for what I feel.',
    },
  },
  {
    id: 'emotionality_3',
    facet: 'emotionality',
    reverse: true,
    text: {
      fr: 'Je raconte une journée par les faits plutôt que par ce que j’ai ressenti.',
      en: 'I describe a day by its facts rather than by how I felt.',
    },
  },
  {
    id: 'emotionality_4',
    facet: 'emotionality',
    reverse: true,
    text: {
      fr: 'Je ressens peu d’émotion lors d’un événement important.',
      en: 'I feel little emotion at an important event.',
    },
  },
  {
    id: 'adventurousness_1',
    facet: 'adventurousness',
    reverse: false,
    text: {
      fr: 'Quand un nouvel outil arrive, je veux l’essayer dès que possible.',
      en: 'When a new tool comes along, I want to try it as soon as I can.',
    },
  },
  {
    id: 'adventurousness_2',
    facet: 'adventurousness',
    reverse: false,
    text: {
      fr: 'Je m’inscris volontiers à une activité dont j’ignore tout.',
      en: 'I gladly sign up for an activity I know nothing about.',
    },
  },
  {
    id: 'adventurousness_3',
    facet: 'adventurousness',
    reverse: true,
    text: {
      fr: 'J’aime que mes semaines se ressemblent.',
      en: 'I like my weeks to be much the same.',
    },
  },
  {
    id: 'adventurousness_4',
    facet: 'adventurousness',
    reverse: true,
    text: {
      fr: 'Une activité que je connais par cœur me plaît plus qu’une découverte.',
      en: 'I enjoy a familiar activity more than a new one.',
    },
  },
  {
    id: 'intellect_1',
    facet: 'intellect',
    reverse: false,
    text: {
      fr: 'Je réfléchis avec plaisir à une question difficile.',
      en: 'I enjoy thinking about a difficult question.',
    },
  },
  {
    id: 'intellect_2',
    facet: 'intellect',
    reverse: false,
    text: {
      fr: 'Quand un résultat me surprend, j’en cherche la cause.',
      en: 'When a result surprises me, I look for its cause.',
    },
  },
  {
    id: 'intellect_3',
    facet: 'intellect',
    reverse: true,
    text: {
      fr: 'Dans une explication, seule la conclusion pratique m’intéresse.',
      en: 'In an explanation, only the practical conclusion interests me.',
    },
  },
  {
    id: 'intellect_4',
    facet: 'intellect',
    reverse: true,
    text: {
      fr: 'Devant une énigme, je vais vite regarder la solution.',
      en: 'Faced with a puzzle, I soon look up the solution.',
    },
  },
  {
    id: 'liberalism_1',
    facet: 'liberalism',
    reverse: false,
    text: {
      fr: 'Quand on me dit qu’on a toujours fait ainsi, je demande pourquoi.',
      en: 'When I am told that it has always been done this way, I ask why.',
    },
  },
  {
    id: 'liberalism_2',
    facet: 'liberalism',
    reverse: false,
    text: {
      fr: 'Je trouve utile de rediscuter chaque règle de temps en temps.',
      en: 'I find it useful to debate every rule again from time to time.',
    },
  },
  {
    id: 'liberalism_3',
    facet: 'liberalism',
    reverse: true,
    text: {
      fr: 'Je préfère garder les méthodes établies telles qu’elles sont.',
      en: 'I prefer to keep established methods as they are.',
    },
  },
  {
    id: 'liberalism_4',
    facet: 'liberalism',
    reverse: true,
    text: {
      fr: 'J’aime qu’il y ait une seule bonne manière de faire.',
      en: 'I like there to be one right way of doing things.',
    },
  },
];
