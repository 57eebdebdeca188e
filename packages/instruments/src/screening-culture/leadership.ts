import type { CultureSituation } from '../types.ts';

/** What those who lead are like. */
export const LEADERSHIP: readonly CultureSituation[] = [
  {
    id: 'leadership_1',
    dimension: 'leadership',
    prompt: {
      fr: 'On vous laisse choisir qui dirigera votre équipe. Qui choisiriez-vous ?',
      en: 'You are asked to choose who will lead your team. Whom would you choose?',
    },
    proposals: {
      clan: {
        fr: 'Une personne qui écoute tout le monde et qui aide chacun à progresser.',
        en: 'A person who listens to everyone and who helps each member to improve.',
      },
      adhocracy: {
        fr: 'Une personne qui a beaucoup d’idées et qui encourage l’équipe à les essayer.',
        en: 'A person who has many ideas and who encourages the team to try them.',
      },
      market: {
        fr: 'Une personne qui fixe un but ambitieux et qui décide vite pour l’atteindre.',
        en: 'A person who sets an ambitious goal and who decides quickly to reach it.',
      },
      hierarchy: {
        fr: 'Une personne qui prépare tout avec soin et qui répartit bien les tâches.',
        en: 'A person who prepares everything with care and who divides tasks clearly.',
      },
    },
  },
  {
    id: 'leadership_2',
    dimension: 'leadership',
    prompt: {
      fr: 'Votre équipe reçoit une nouvelle mission. Quelle première décision de votre responsable vous plairait le plus ?',
      en: 'Your team is given a new assignment. Which first decision by your manager would you like best?',
    },
    proposals: {
      clan: {
        fr: 'Réunir l’équipe pour choisir ensemble la façon de se partager le travail.',
        en: 'Bring the team together to choose as a group how to share out the work.',
      },
      adhocracy: {
        fr: 'Demander à l’équipe trois approches nouvelles et tester la plus prometteuse.',
        en: 'Ask the team for three new approaches and test the most promising of them.',
      },
      market: {
        fr: 'Fixer un résultat ambitieux à obtenir et confier à chacun un but précis.',
        en: 'Set an ambitious result to be achieved and give each person a precise goal.',
      },
      hierarchy: {
        fr: 'Établir un calendrier détaillé et définir avec soin la tâche de chacun.',
        en: 'Draw up a detailed timetable and define with care the task of each person.',
      },
    },
  },
  {
    id: 'leadership_3',
    dimension: 'leadership',
    prompt: {
      fr: 'Quatre personnes racontent leur façon de diriger. Avec laquelle aimeriez-vous travailler ?',
      en: 'Four managers describe the way they lead. With which one would you like to work?',
    },
    proposals: {
      clan: {
        fr: 'Celle qui consulte les équipes avant de décider et qui reconnaît ses erreurs.',
        en: 'The one who consults the teams before deciding and who admits mistakes.',
      },
      adhocracy: {
        fr: 'Celle qui explore des sujets inconnus et qui tire une leçon de chaque essai.',
        en: 'The one who explores unknown subjects and who learns from every attempt.',
      },
      market: {
        fr: 'Celle qui va elle-même convaincre les clients et qui vise la première place.',
        en: 'The one who goes in person to convince customers and aims for first place.',
      },
      hierarchy: {
        fr: 'Celle qui prévoit les difficultés et qui respecte tout ce qui a été convenu.',
        en: 'The one who foresees difficulties and who keeps to what has been agreed.',
      },
    },
  },
];
