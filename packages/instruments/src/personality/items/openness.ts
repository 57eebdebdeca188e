import type { PersonalityItem } from '../../types.ts';

export const OPENNESS_ITEMS: readonly PersonalityItem[] = [
  {
    id: 'imagination_1',
    facet: 'imagination',
    reverse: false,
    text: {
      fr: 'Quand j’attends quelque part, j’invente toute une vie aux passants.',
      en: 'When I wait somewhere, I make up whole lives for the people passing by.',
    },
  },
  {
    id: 'imagination_2',
    facet: 'imagination',
    reverse: false,
    text: {
      fr: 'Un simple mot suffit à m’emporter dans un monde inventé.',
      en: 'One word is enough to carry me off into an invented world.',
    },
  },
  {
    id: 'imagination_3',
    facet: 'imagination',
    reverse: true,
    text: {
      fr: 'J’ai besoin de voir une chose pour me la représenter.',
      en: 'I need to see a thing before I can picture it.',
    },
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
      fr: 'Je m’arrête volontiers devant une belle façade.',
      en: 'I readily stop to look at a beautiful building.',
    },
  },
  {
    id: 'artistic_interests_2',
    facet: 'artistic_interests',
    reverse: false,
    text: {
      fr: 'L’harmonie des couleurs dans une pièce compte pour moi.',
      en: 'The harmony of colours in a room matters to me.',
    },
  },
  {
    id: 'artistic_interests_3',
    facet: 'artistic_interests',
    reverse: true,
    text: {
      fr: 'Quand je choisis un objet, son utilité passe bien avant sa beauté.',
      en: 'When I choose an object, its usefulness counts far more than its beauty.',
    },
  },
  {
    id: 'artistic_interests_4',
    facet: 'artistic_interests',
    reverse: true,
    text: {
      fr: 'Je me passe très bien de sorties culturelles.',
      en: 'I get by very well without cultural outings.',
    },
  },
  {
    id: 'emotionality_1',
    facet: 'emotionality',
    reverse: false,
    text: {
      fr: 'Une scène de film peut me remuer toute une soirée.',
      en: 'A scene in a film can stir me for a whole evening.',
    },
  },
  {
    id: 'emotionality_2',
    facet: 'emotionality',
    reverse: false,
    text: {
      fr: 'J’aime mettre un mot précis sur ce que je ressens.',
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
      fr: 'Je vis les grands moments avec une certaine distance.',
      en: 'I live through big moments with a certain detachment.',
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
      en: 'I like my weeks to look much the same.',
    },
  },
  {
    id: 'adventurousness_4',
    facet: 'adventurousness',
    reverse: true,
    text: {
      fr: 'Une activité que je connais par cœur me plaît plus qu’une découverte.',
      en: 'An activity I know by heart pleases me more than a discovery.',
    },
  },
  {
    id: 'intellect_1',
    facet: 'intellect',
    reverse: false,
    text: {
      fr: 'Une question sans réponse évidente peut m’occuper l’esprit tout un trajet.',
      en: 'A question with no obvious answer can keep me thinking for a whole journey.',
    },
  },
  {
    id: 'intellect_2',
    facet: 'intellect',
    reverse: false,
    text: {
      fr: 'Face à un mécanisme, je cherche à comprendre le principe qui l’explique.',
      en: 'When I see a mechanism, I look for the principle behind it.',
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
      en: 'Faced with a puzzle, I soon go and look up the solution.',
    },
  },
  {
    id: 'liberalism_1',
    facet: 'liberalism',
    reverse: false,
    text: {
      fr: 'Quand j’entends « on a toujours fait ainsi », j’ai envie de demander pourquoi.',
      en: 'When I hear ‘it has always been done this way’, I want to ask why.',
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
      fr: 'À mes yeux, les usages établis méritent d’être conservés tels quels.',
      en: 'To my mind, established customs deserve to be kept as they are.',
    },
  },
  {
    id: 'liberalism_4',
    facet: 'liberalism',
    reverse: true,
    text: {
      fr: 'J’aime qu’il y ait une seule bonne manière de faire, admise par tous.',
      en: 'I like there to be one right way of doing things that everyone accepts.',
    },
  },
];
