import type { PersonalityItem } from '../../types.ts';

export const EXTRAVERSION_ITEMS: readonly PersonalityItem[] = [
  {
    id: 'friendliness_1',
    facet: 'friendliness',
    reverse: false,
    text: {
      fr: 'J’engage facilement la conversation avec la personne assise à côté de moi.',
      en: 'I readily strike up a conversation with the person sitting next to me.',
    },
  },
  {
    id: 'friendliness_2',
    facet: 'friendliness',
    reverse: false,
    text: {
      fr: 'Je parle vite aux nouvelles connaissances comme à des amis de longue date.',
      en: 'I soon talk to new acquaintances as if they were old friends.',
    },
  },
  {
    id: 'friendliness_3',
    facet: 'friendliness',
    reverse: true,
    text: {
      fr: 'Il me faut longtemps avant de m’ouvrir à quelqu’un.',
      en: 'It takes me a long while to open up to someone.',
    },
  },
  {
    id: 'friendliness_4',
    facet: 'friendliness',
    reverse: true,
    text: {
      fr: 'Avec les gens que je croise souvent, je m’en tiens à un salut poli.',
      en: 'With people I often run into, I keep to a polite greeting.',
    },
  },
  {
    id: 'gregariousness_1',
    facet: 'gregariousness',
    reverse: false,
    text: {
      fr: 'Plus il y a de monde autour de la table, plus la soirée me plaît.',
      en: 'The more people there are around the table, the more I enjoy the evening.',
    },
  },
  {
    id: 'gregariousness_2',
    facet: 'gregariousness',
    reverse: false,
    text: {
      fr: 'Un lieu plein de monde me donne de l’énergie.',
      en: 'A place full of people gives me energy.',
    },
  },
  {
    id: 'gregariousness_3',
    facet: 'gregariousness',
    reverse: true,
    text: {
      fr: 'Passer un week-end en solitaire me convient très bien.',
      en: 'Spending a weekend on my own suits me very well.',
    },
  },
  {
    id: 'gregariousness_4',
    facet: 'gregariousness',
    reverse: true,
    text: {
      fr: 'Au bout d’une heure dans un grand groupe, j’ai envie de m’éclipser.',
      en: 'After an hour in a large group, I feel like slipping away.',
    },
  },
  {
    id: 'assertiveness_1',
    facet: 'assertiveness',
    reverse: false,
    text: {
      fr: 'Quand un groupe hésite, c’est souvent moi qui propose une direction.',
      en: 'When a group hesitates, I am often the one who suggests a direction.',
    },
  },
  {
    id: 'assertiveness_2',
    facet: 'assertiveness',
    reverse: false,
    text: {
      fr: 'Je donne mon avis même quand tout le monde pense le contraire.',
      en: 'I give my opinion even when everyone else thinks the opposite.',
    },
  },
  {
    id: 'assertiveness_3',
    facet: 'assertiveness',
    reverse: true,
    text: {
      fr: 'Je prends la parole surtout quand on me la donne.',
      en: 'I speak up mainly when someone invites me to.',
    },
  },
  {
    id: 'assertiveness_4',
    facet: 'assertiveness',
    reverse: true,
    text: {
      fr: 'Dire aux autres ce qu’ils ont à faire me met mal à l’aise.',
      en: 'Telling others what to do makes me uncomfortable.',
    },
  },
  {
    id: 'activity_level_1',
    facet: 'activity_level',
    reverse: false,
    text: {
      fr: 'Je fais la plupart des choses plus vite que les gens qui m’entourent.',
      en: 'I do most things at a faster pace than the people around me.',
    },
  },
  {
    id: 'activity_level_2',
    facet: 'activity_level',
    reverse: false,
    text: {
      fr: 'Une journée sans programme me donne vite envie de bouger.',
      en: 'A day with no plans soon makes me want to get moving.',
    },
  },
  {
    id: 'activity_level_3',
    facet: 'activity_level',
    reverse: true,
    text: {
      fr: 'J’aime laisser de longues pauses entre deux activités.',
      en: 'I like to leave long pauses between two activities.',
    },
  },
  {
    id: 'activity_level_4',
    facet: 'activity_level',
    reverse: true,
    text: {
      fr: 'Mes journées préférées sont celles où tout va lentement.',
      en: 'My favourite days are those when everything goes slowly.',
    },
  },
  {
    id: 'excitement_seeking_1',
    facet: 'excitement_seeking',
    reverse: false,
    text: {
      fr: 'Devant une acrobatie audacieuse, j’ai envie d’essayer à mon tour.',
      en: 'When I watch a daring stunt, I want to try it myself.',
    },
  },
  {
    id: 'excitement_seeking_2',
    facet: 'excitement_seeking',
    reverse: false,
    text: {
      fr: 'Une part de risque rend une activité plus attirante à mes yeux.',
      en: 'A touch of risk makes an activity more attractive to me.',
    },
  },
  {
    id: 'excitement_seeking_3',
    facet: 'excitement_seeking',
    reverse: true,
    text: {
      fr: 'Pour mes loisirs, je préfère le calme aux sensations fortes.',
      en: 'In my free time, I prefer calm to thrills.',
    },
  },
  {
    id: 'excitement_seeking_4',
    facet: 'excitement_seeking',
    reverse: true,
    text: {
      fr: 'Je laisse volontiers aux autres les activités à frissons.',
      en: 'I gladly leave hair-raising activities to other people.',
    },
  },
  {
    id: 'cheerfulness_1',
    facet: 'cheerfulness',
    reverse: false,
    text: {
      fr: 'Il m’arrive souvent de chantonner dans la journée.',
      en: 'I often find myself humming during the day.',
    },
  },
  {
    id: 'cheerfulness_2',
    facet: 'cheerfulness',
    reverse: false,
    text: {
      fr: 'Je trouve quelque chose de drôle dans presque toutes les situations.',
      en: 'I can find something funny in almost any situation.',
    },
  },
  {
    id: 'cheerfulness_3',
    facet: 'cheerfulness',
    reverse: true,
    text: {
      fr: 'Il en faut beaucoup pour me faire rire aux éclats.',
      en: 'It takes a lot to make me burst out laughing.',
    },
  },
  {
    id: 'cheerfulness_4',
    facet: 'cheerfulness',
    reverse: true,
    text: {
      fr: 'J’accueille les bonnes nouvelles avec une joie très mesurée.',
      en: 'I greet good news with very measured joy.',
    },
  },
];
