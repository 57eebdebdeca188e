import type { PersonalTraitTexts } from '../../types.ts';

export const EXTRAVERSION_PERSONAL_TEXTS = {
  extraversion: {
    low: {
      fr: 'Vous puisez votre énergie dans le calme, et vos mots sont choisis. Cette écoute et cette concentration sont précieuses. Préparez à l’avance ce que vous voulez dire en réunion : vos idées méritent d’être entendues.',
      en: 'You draw your energy from quiet, and you choose your words. This listening and concentration are valuable. Prepare in advance what you want to say in a meeting: your ideas deserve to be heard.',
    },
    high: {
      fr: 'Vous allez vers les autres avec plaisir et vous mettez de l’énergie dans un groupe. Les contacts et l’action vous font du bien. Pensez à laisser des silences, car certaines bonnes idées ont besoin de temps pour s’exprimer.',
      en: 'You enjoy reaching out to others and bring energy to a group. Contact and action do you good. Remember to leave silences, because some good ideas need time to be spoken.',
    },
  },
  friendliness: {
    low: {
      fr: 'Vous laissez aux liens le temps de se construire, et les personnes qui vous connaissent savent ce qu’ils valent. Un petit mot au premier contact suffit souvent à rapprocher.',
      en: 'You give bonds time to grow, and those who know you know their worth. A friendly word at first contact is often enough to bring people closer.',
    },
    high: {
      fr: 'Vous créez vite un lien et mettez les autres à l’aise. Souvenez-vous que certaines personnes ont besoin d’un peu plus de temps que vous.',
      en: 'You quickly create a bond and put others at ease. Bear in mind that some people need a little more time than you.',
    },
  },
  gregariousness: {
    low: {
      fr: 'La solitude vous repose et vous aide à penser. Après une journée très entourée, réservez-vous un vrai moment de calme.',
      en: 'Solitude restores you and helps you think. After a day among many people, keep a real quiet moment for yourself.',
    },
    high: {
      fr: 'Le monde autour de vous vous donne de l’énergie, et vous savez faire vivre un groupe. Si vous travaillez à distance, prévoyez des rendez-vous avec les autres.',
      en: 'People around you give you energy, and you know how to bring a group to life. If you work remotely, plan time with others.',
    },
  },
  assertiveness: {
    low: {
      fr: 'Vous laissez de la place aux autres et vous parlez à bon escient. Essayez de donner votre avis dans les premières minutes d’une réunion : il compte autant que celui des autres.',
      en: 'You leave room for others and choose your moment to speak. Try giving your opinion in the first minutes of a meeting: it counts as much as anyone’s.',
    },
    high: {
      fr: 'Vous savez donner une direction et défendre votre avis. Demander l’opinion des plus discrets avant la vôtre vous apportera des idées de plus.',
      en: 'You know how to set a direction and defend your view. Asking quieter people for their opinion before giving yours will bring you more ideas.',
    },
  },
  activity_level: {
    low: {
      fr: 'Vous avancez posément, et ce calme profite à la qualité. Quand le rythme s’accélère, convenez de ce qui peut attendre.',
      en: 'You move steadily, and this calm benefits quality. When the pace quickens, agree on what can wait.',
    },
    high: {
      fr: 'Vous aimez les journées pleines et vous faites avancer plusieurs choses à la fois. Gardez quelques moments libres pour reprendre votre souffle.',
      en: 'You like full days and move several things forward at once. Keep a few free moments to catch your breath.',
    },
  },
  excitement_seeking: {
    low: {
      fr: 'Vous préférez le calme à l’agitation, et vous évitez les risques inutiles. C’est une force partout où la sécurité compte.',
      en: 'You prefer calm to commotion, and you avoid needless risks. That is a strength wherever safety counts.',
    },
    high: {
      fr: 'L’intensité vous attire et vous gardez votre énergie quand l’enjeu monte. Avant de vous lancer, vérifiez que les autres acceptent le même risque que vous.',
      en: 'Intensity attracts you and you keep your energy when the stakes rise. Before you leap, check that others accept the same risk as you.',
    },
  },
  cheerfulness: {
    low: {
      fr: 'Vous montrez votre joie avec sobriété, ce qui apporte du calme. Dire à voix haute ce qui vous fait plaisir aidera les autres à le savoir.',
      en: 'You show joy with restraint, which brings calm. Saying aloud what pleases you will help others to know it.',
    },
    high: {
      fr: 'Votre bonne humeur se partage et fait du bien à un groupe. Dans les moments graves, laissez aussi sa place au sérieux.',
      en: 'Your good humour spreads and does a group good. In grave moments, let seriousness have its place too.',
    },
  },
} satisfies Partial<PersonalTraitTexts>;
