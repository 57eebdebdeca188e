import type { CultureSituation } from '../types.ts';

/** What the place is like to work in. */
export const DOMINANT_CHARACTERISTICS: readonly CultureSituation[] = [
  {
    id: 'dominant_characteristics_1',
    dimension: 'dominant_characteristics',
    prompt: {
      fr: 'Vous visitez quatre services avant de choisir le vôtre. Où aimeriez-vous le plus travailler ?',
      en: 'You visit four departments before choosing yours. Where would you most like to work?',
    },
    proposals: {
      clan: {
        fr: 'Là où l’on s’épaule : si une personne est en difficulté, une autre s’assoit à côté d’elle.',
        en: 'Where people back each other up: if anyone is struggling, somebody sits down with them.',
      },
      adhocracy: {
        fr: 'Là où les tables sont couvertes de maquettes : n’importe qui peut suivre une piste inattendue.',
        en: 'Where the tables are covered with mock-ups: anyone may follow up an unexpected lead.',
      },
      market: {
        fr: 'Là où le but de la semaine est affiché : chacun voit où il en est et se donne à fond.',
        en: 'Where the week’s goal is on the wall: everyone sees how they stand and goes all out.',
      },
      hierarchy: {
        fr: 'Là où chaque chose a sa place : on sait qui fait quoi, et tout avance sans à-coups.',
        en: 'Where each thing has its place: people know who does what, and work flows steadily.',
      },
    },
  },
  {
    id: 'dominant_characteristics_2',
    dimension: 'dominant_characteristics',
    prompt: {
      fr: 'C’est votre premier jour dans un nouvel emploi. Quel accueil vous plairait le plus ?',
      en: 'It is your first day in a new job. Which welcome would please you most?',
    },
    proposals: {
      clan: {
        fr: 'On s’intéresse à vous, on vous garde une place à table et l’on vous présente à tout le monde.',
        en: 'They take an interest in you, keep you a seat at lunch and introduce you to everyone.',
      },
      adhocracy: {
        fr: 'On vous montre ce qui est en train de s’inventer et l’on vous demande ce que vous en pensez.',
        en: 'They show you what is being dreamt up at the moment and ask what your fresh eyes make of it.',
      },
      market: {
        fr: 'On vous parle des victoires à remporter cette année et l’on vous en confie une sans attendre.',
        en: 'They tell you about the wins to be had this year and entrust you with one straight away.',
      },
      hierarchy: {
        fr: 'On a préparé votre bureau, vos accès et le programme détaillé de vos premières semaines.',
        en: 'They have prepared your desk, your log-ins and a detailed plan of your first few weeks.',
      },
    },
  },
  {
    id: 'dominant_characteristics_3',
    dimension: 'dominant_characteristics',
    prompt: {
      fr: 'Un ami vous demande comment c’est, là où vous travaillez. Qu’aimeriez-vous pouvoir répondre ?',
      en: 'A friend asks what it is like where you work. What would you most like to be able to say?',
    },
    proposals: {
      clan: {
        fr: 'On se connaît bien, on rit souvent, et personne ne reste seul devant une difficulté.',
        en: 'We know each other well, we laugh a lot, and nobody is left alone with a problem.',
      },
      adhocracy: {
        fr: 'Aucun mois ne ressemble au précédent : il y a toujours une idée surprenante à mettre sur pied.',
        en: 'No month is like the one before: there is always a surprising idea to get off the ground.',
      },
      market: {
        fr: 'On vise haut, on se mesure aux plus forts, et chaque affaire conclue se fête.',
        en: 'We aim high, we measure ourselves against the best, and every deal is celebrated.',
      },
      hierarchy: {
        fr: 'Tout est bien pensé : on sait ce qu’on a à faire et on a de quoi le faire comme il faut.',
        en: 'It is well thought out: you know what you have to do and have what it takes to do it right.',
      },
    },
  },
];
