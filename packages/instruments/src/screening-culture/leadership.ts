import type { CultureSituation } from '../types.ts';

/** What those who lead are like. */
export const LEADERSHIP: readonly CultureSituation[] = [
  {
    id: 'leadership_1',
    dimension: 'leadership',
    prompt: {
      fr: 'On vous laisse choisir qui dirigera votre équipe. Vers qui iriez-vous ?',
      en: 'You are asked to choose who will lead your team. Whom would you go for?',
    },
    proposals: {
      clan: {
        fr: 'Une personne qui écoute vraiment, voit ce que chacun pourrait devenir et l’y aide.',
        en: 'A person who truly listens, sees what each of you could become and helps you get there.',
      },
      adhocracy: {
        fr: 'Une personne qui pressent ce qui vient, s’y lance avec passion et donne envie de suivre.',
        en: 'A person who senses what is coming, plunges in with passion and makes you want to follow.',
      },
      market: {
        fr: 'Une personne qui fixe un cap ambitieux, tranche vite et emmène tout le monde au but.',
        en: 'A person who sets a demanding course, decides fast and takes everyone to the goal.',
      },
      hierarchy: {
        fr: 'Une personne qui prépare avec soin, répartit clairement les tâches et n’oublie rien.',
        en: 'A person who prepares with care, shares out the work clearly and overlooks nothing.',
      },
    },
  },
  {
    id: 'leadership_2',
    dimension: 'leadership',
    prompt: {
      fr: 'Un projet important prend du retard. Quelle réaction de votre responsable vous plairait le plus ?',
      en: 'An important project is falling behind. Which reaction from your manager would you like best?',
    },
    proposals: {
      clan: {
        fr: 'Réunir tout le monde, entendre ce qui bloque et chercher comment mieux s’entraider.',
        en: 'Gather everyone, hear what is holding them up and find out how to lighten each other’s load.',
      },
      adhocracy: {
        fr: 'Remettre le plan en question et encourager l’équipe à tenter une approche toute différente.',
        en: 'Call the plan into question and encourage the team to try an entirely different approach.',
      },
      market: {
        fr: 'Concentrer les forces sur l’essentiel et mettre toute son énergie à tenir la date promise.',
        en: 'Focus on what matters most and put everything into delivering on the promised date.',
      },
      hierarchy: {
        fr: 'Reprendre le calendrier étape par étape, revoir les tâches et fixer des points réguliers.',
        en: 'Go back over the schedule step by step, reassign the tasks and set regular reviews.',
      },
    },
  },
  {
    id: 'leadership_3',
    dimension: 'leadership',
    prompt: {
      fr: 'Quatre directrices racontent leur façon de diriger. Avec laquelle aimeriez-vous travailler ?',
      en: 'Four directors describe the way they lead. Which of them would you like to work with?',
    },
    proposals: {
      clan: {
        fr: 'Celle qui connaît tous les prénoms, avoue ses doutes et décide avec les intéressés.',
        en: 'The one who knows everybody’s name, admits her doubts and decides with those concerned.',
      },
      adhocracy: {
        fr: 'Celle qui s’aventure en terrain inconnu et considère chaque tentative comme une découverte.',
        en: 'The one who ventures onto unknown ground and treats every attempt as a discovery.',
      },
      market: {
        fr: 'Celle qui va elle-même décrocher les contrats, suit les chiffres et veut la première place.',
        en: 'The one who goes out to land contracts herself, follows the figures and wants first place.',
      },
      hierarchy: {
        fr: 'Celle qui prévoit les imprévus, tient ce qui a été convenu et garde un œil sur les détails.',
        en: 'The one who plans for the unplanned, sticks to what was agreed and keeps an eye on detail.',
      },
    },
  },
];
