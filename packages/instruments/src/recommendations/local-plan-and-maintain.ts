import type { RecommendationText } from '../types.ts';

/** Two groups live in clearly different cultures. */
export const LOCAL_PLAN: RecommendationText = {
  title: { fr: 'Agir localement', en: 'Act locally' },
  reason: {
    fr: 'Des groupes décrivent des cultures nettement différentes ; un plan unique ne conviendrait pas à tous.',
    en: 'Some groups describe clearly different cultures; a single plan would not suit all of them.',
  },
  more: {
    fr: 'Laisser chaque groupe choisir ses propres progrès, dans un cadre commun, et partager ce qui réussit.',
    en: 'Let each group choose its own improvements within a common frame, and share what works.',
  },
  less: {
    fr: 'Imposer partout la même mesure, ou désigner un groupe comme le mauvais élève.',
    en: 'Imposing the same measure everywhere, or singling out one group as the problem.',
  },
  firstSteps: [
    {
      fr: 'Restituer ses résultats à chaque groupe assez nombreux pour que l’anonymat soit gardé.',
      en: 'Report back to every group that is large enough for anonymity to be kept.',
    },
    {
      fr: 'Se demander si la différence vient du métier, auquel cas elle peut être utile, ou de l’histoire.',
      en: 'Ask whether the difference comes from the work itself, and may be useful, or from the past.',
    },
    {
      fr: 'Convenir avec chaque groupe d’un ou deux changements à mener en trois mois.',
      en: 'Agree with each group on one or two changes to be made within three months.',
    },
  ],
};

/** Nothing calls for a change. */
export const MAINTAIN: RecommendationText = {
  title: { fr: 'Entretenir ce qui va bien', en: 'Keep up what goes well' },
  reason: {
    fr: 'La culture vécue et la culture souhaitée sont proches, et les réponses se ressemblent.',
    en: 'The culture people live in and the one they wish for are close, and answers are alike.',
  },
  more: {
    fr: 'Dire ce qui fonctionne et pourquoi, le transmettre aux nouveaux, rester attentif aux premiers signes d’écart.',
    en: 'Say what works and why, pass it on to newcomers, stay alert to the first signs of a gap.',
  },
  less: {
    fr: 'Changer pour changer, ou tenir l’accord d’aujourd’hui pour acquis.',
    en: 'Changing for the sake of change, or taking today’s agreement for granted.',
  },
  firstSteps: [
    {
      fr: 'Partager ces résultats avec tous et remercier les personnes qui ont répondu.',
      en: 'Share these results with everyone and thank those who answered.',
    },
    {
      fr: 'Choisir une pratique qui fait la force de l’organisation et la protéger.',
      en: 'Choose one practice that makes the organisation strong and protect it.',
    },
    {
      fr: 'Refaire la mesure dans douze à dix-huit mois.',
      en: 'Repeat the survey in twelve to eighteen months.',
    },
  ],
};
