import type { CultureSituation } from '../types.ts';

/** What counts as having succeeded. */
export const CRITERIA_OF_SUCCESS: readonly CultureSituation[] = [
  {
    id: 'criteria_of_success_1',
    dimension: 'criteria_of_success',
    prompt: {
      fr: 'L’année s’achève. Quel bilan vous donnerait le plus de fierté ?',
      en: 'The year is ending. Which outcome would make you proudest?',
    },
    proposals: {
      clan: {
        fr: 'L’équipe a appris à mieux travailler ensemble et plusieurs ont progressé.',
        en: 'The team has learnt to work better together and several have progressed.',
      },
      adhocracy: {
        fr: 'Une idée de l’équipe est devenue un service que personne n’avait proposé.',
        en: 'An idea from the team has become a service that nobody offered before.',
      },
      market: {
        fr: 'Les objectifs de l’année sont dépassés et nos résultats sont les meilleurs.',
        en: 'The year’s targets are exceeded and our results are the best of all.',
      },
      hierarchy: {
        fr: 'Tout a été livré à la date prévue, sans défaut et dans le budget fixé.',
        en: 'Everything was delivered on time, without a fault and within the budget.',
      },
    },
  },
  {
    id: 'criteria_of_success_2',
    dimension: 'criteria_of_success',
    prompt: {
      fr: 'Un prix interne récompense une équipe. À laquelle donneriez-vous votre voix ?',
      en: 'An in-house award goes to one of four teams. Which would get your vote?',
    },
    proposals: {
      clan: {
        fr: 'Celle dont les membres s’entraident et partagent ce qu’ils savent.',
        en: 'The one whose members help one another and share all that they know.',
      },
      adhocracy: {
        fr: 'Celle qui a essayé une idée originale et l’a menée jusqu’au bout.',
        en: 'The one that tried an original idea and carried it through to the end.',
      },
      market: {
        fr: 'Celle qui a obtenu les meilleurs résultats et convaincu les clients.',
        en: 'The one that achieved the best results and convinced its customers.',
      },
      hierarchy: {
        fr: 'Celle dont le travail est exact, remis à temps et facile à vérifier.',
        en: 'The one whose work is accurate, handed in on time and easy to check.',
      },
    },
  },
  {
    id: 'criteria_of_success_3',
    dimension: 'criteria_of_success',
    prompt: {
      fr: 'Vous changez de poste. Qu’aimeriez-vous le plus entendre à votre départ ?',
      en: 'You are moving on to another post. What would you most like to hear as you leave?',
    },
    proposals: {
      clan: {
        fr: 'Vous avez aidé vos collègues à progresser et à mieux travailler ensemble.',
        en: 'You helped your colleagues to improve and to work better as a team.',
      },
      adhocracy: {
        fr: 'Vous avez apporté des idées neuves et changé notre façon de travailler.',
        en: 'You brought fresh ideas and you have changed our way of working.',
      },
      market: {
        fr: 'Vous avez atteint des buts difficiles et amélioré tous nos résultats.',
        en: 'You reached difficult goals and you have improved all our results.',
      },
      hierarchy: {
        fr: 'Vous avez mis de l’ordre dans nos méthodes et rendu nos délais fiables.',
        en: 'You put our methods in order and you made our deadlines reliable.',
      },
    },
  },
];
