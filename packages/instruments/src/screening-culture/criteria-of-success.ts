import type { CultureSituation } from '../types.ts';

/** What counts as having succeeded. */
export const CRITERIA_OF_SUCCESS: readonly CultureSituation[] = [
  {
    id: 'criteria_of_success_1',
    dimension: 'criteria_of_success',
    prompt: {
      fr: 'L’année s’achève. Quel bilan vous donnerait le plus de fierté ?',
      en: 'The year is drawing to a close. Which outcome would make you proudest?',
    },
    proposals: {
      clan: {
        fr: 'Toute l’équipe est restée et a progressé ; les derniers arrivés s’y sentent chez eux.',
        en: 'The whole team has stayed and grown in skill; the latest arrivals feel at home.',
      },
      adhocracy: {
        fr: 'Vous avez fait naître une chose que personne, dans le métier, n’avait encore osée.',
        en: 'You have created something that nobody in your line of work had dared before.',
      },
      market: {
        fr: 'Vous avez dépassé vos objectifs et décroché des affaires que tous se disputaient.',
        en: 'You have beaten your targets and landed deals that everybody else was after.',
      },
      hierarchy: {
        fr: 'Tout a été livré à l’heure et sans défaut, en dépensant un peu moins que prévu.',
        en: 'Everything went out on time and free of faults, and cost a little less than planned.',
      },
    },
  },
  {
    id: 'criteria_of_success_2',
    dimension: 'criteria_of_success',
    prompt: {
      fr: 'Un prix interne récompense une équipe de la maison. À laquelle donneriez-vous votre voix ?',
      en: 'An in-house award goes to one of four teams. Which would get your vote?',
    },
    proposals: {
      clan: {
        fr: 'Celle où l’on s’aide le mieux et d’où chacun ressort plus habile et plus sûr de soi.',
        en: 'The one whose members help each other best and end up more skilled and confident.',
      },
      adhocracy: {
        fr: 'Celle qui a eu l’idée la plus originale et le cran de la pousser jusqu’au bout.',
        en: 'The one that had the most original idea and the nerve to see it through to the end.',
      },
      market: {
        fr: 'Celle qui a obtenu les meilleurs chiffres et pris la tête de sa catégorie.',
        en: 'The one that came up with the best figures and took the lead in its category.',
      },
      hierarchy: {
        fr: 'Celle chez qui tout tourne rond : travail soigné, délais tenus, aucun oubli.',
        en: 'The one where everything runs well: careful work, deadlines met, nothing overlooked.',
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
        fr: 'Vous avez resserré les liens, et plusieurs collègues ont pris leur envol grâce à vous.',
        en: 'You brought us closer, and several colleagues have spread their wings thanks to you.',
      },
      adhocracy: {
        fr: 'Vous avez ouvert des pistes neuves, et l’on ne voit plus le métier de la même façon.',
        en: 'You opened up fresh avenues, and we no longer see the job in quite the same way.',
      },
      market: {
        fr: 'Vous avez placé la barre plus haut, et les résultats n’ont jamais été aussi bons.',
        en: 'You raised the bar, and the results have never been as good as they are today.',
      },
      hierarchy: {
        fr: 'Vous avez tout laissé en ordre, et la maison continuera de bien tourner après vous.',
        en: 'You left it all in good order, and the place will go on running well after you.',
      },
    },
  },
];
