import type { PersonalityItem } from '../../types.ts';

export const EXTRAVERSION_ITEMS: readonly PersonalityItem[] = [
  {
    id: 'friendliness_1',
    facet: 'friendliness',
    reverse: false,
    text: {
      fr: 'J’engage facilement la conversation avec la personne à côté de moi.',
      en: 'I easily start a conversation with the person next to me.',
    },
  },
  {
    id: 'friendliness_2',
    facet: 'friendliness',
    reverse: false,
    text: {
      fr: 'Je suis vite à l’aise avec les gens que je rencontre.',
      en: 'I am soon at ease with people I meet.',
    },
  },
  {
    id: 'friendliness_3',
    facet: 'friendliness',
    reverse: true,
    text: {
      fr: 'Il me faut longtemps pour parler de moi à quelqu’un.',
      en: 'It takes me a long time to talk about myself to someone.',
    },
  },
  {
    id: 'friendliness_4',
    facet: 'friendliness',
    reverse: true,
    text: {
      fr: 'Avec mes collègues, je parle seulement du travail.',
      en: 'With my colleagues, I talk only about work.',
    },
  },
  {
    id: 'gregariousness_1',
    facet: 'gregariousness',
    reverse: false,
    text: {
      fr: 'Plus un groupe est nombreux, plus je m’y plais.',
      en: 'The larger a group is, the more I enjoy it.',
    },
  },
  {
    id: 'gregariousness_2',
    facet: 'gregariousness',
    reverse: false,
    text: {
      fr: 'J’aime les lieux pleins de monde.',
      en: 'I like places full of people.',
    },
  },
  {
    id: 'gregariousness_3',
    facet: 'gregariousness',
    reverse: true,
    text: { fr: 'Je préfère travailler sans compagnie.', en: 'I prefer working alone.' },
  },
  {
    id: 'gregariousness_4',
    facet: 'gregariousness',
    reverse: true,
    text: {
      fr: 'Au bout d’une heure dans un grand groupe, j’ai envie de partir.',
      en: 'After an hour in a large group, I want to leave.',
    },
  },
  {
    id: 'assertiveness_1',
    facet: 'assertiveness',
    reverse: false,
    text: {
      fr: 'Quand un groupe hésite, c’est souvent moi qui propose une solution.',
      en: 'When a group hesitates, I am often the one who suggests a solution.',
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
      fr: 'Je parle en réunion surtout quand on m’y invite.',
      en: 'I speak in meetings mainly when I am invited to.',
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
    text: { fr: 'J’aime les journées bien remplies.', en: 'I like full days.' },
  },
  {
    id: 'activity_level_2',
    facet: 'activity_level',
    reverse: false,
    text: {
      fr: 'Quand je finis une tâche, j’en commence aussitôt une autre.',
      en: 'When I finish a task, I start another one at once.',
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
      fr: 'J’aime une mission à l’issue incertaine.',
      en: 'I like a task with an uncertain outcome.',
    },
  },
  {
    id: 'excitement_seeking_2',
    facet: 'excitement_seeking',
    reverse: false,
    text: {
      fr: 'Une part de risque rend une activité plus attirante pour moi.',
      en: 'Some risk makes an activity more attractive to me.',
    },
  },
  {
    id: 'excitement_seeking_3',
    facet: 'excitement_seeking',
    reverse: true,
    text: {
      fr: 'Je préfère une journée calme à une journée mouvementée.',
      en: 'I prefer a calm day to an eventful one.',
    },
  },
  {
    id: 'excitement_seeking_4',
    facet: 'excitement_seeking',
    reverse: true,
    text: {
      fr: 'Je laisse à d’autres les missions risquées.',
      en: 'I leave risky tasks to others.',
    },
  },
  {
    id: 'cheerfulness_1',
    facet: 'cheerfulness',
    reverse: false,
    text: { fr: 'Je suis souvent de bonne humeur.', en: 'I am often in a good mood.' },
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
    text: { fr: 'Il en faut beaucoup pour me faire rire.', en: 'It takes a lot to make me laugh.' },
  },
  {
    id: 'cheerfulness_4',
    facet: 'cheerfulness',
    reverse: true,
    text: {
      fr: 'Je montre peu de joie quand j’apprends une bonne nouvelle.',
      en: 'I show little joy when I hear good news.',
    },
  },
];
