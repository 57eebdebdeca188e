import type { CultureType } from '@cadran/contract/codes';
import type { RecommendationText } from '../types.ts';

/** People wish for clearly less of this culture than they find. */
export const REDUCE: Readonly<Record<CultureType, RecommendationText>> = {
  clan: {
    title: { fr: 'Alléger le poids du consensus', en: 'Ease the weight of consensus' },
    reason: {
      fr: 'Le souci de la bonne entente prend aujourd’hui plus de place que les réponses ne le souhaitent.',
      en: 'Concern for harmony takes up more room today than respondents would like.',
    },
    more: {
      fr: 'Nommer les désaccords avec tact, décider à la date annoncée, dire à chacun ce que l’on attend de lui.',
      en: 'Name disagreements tactfully, decide on the date announced, tell each person what is expected of them.',
    },
    less: {
      fr: 'Consulter tout le monde sur tout, éviter les sujets qui fâchent, réserver l’information au cercle des habitués.',
      en: 'Consulting everyone on everything, avoiding touchy subjects, keeping information within the inner circle.',
    },
    firstSteps: [
      {
        fr: 'Distinguer, pour les décisions courantes, celles que l’on partage, celles pour lesquelles on consulte et celles que l’on annonce.',
        en: 'Sort routine decisions into those that are shared, those that call for advice and those that are announced.',
      },
      {
        fr: 'Ouvrir chaque réunion par la question à trancher et la clore par une décision écrite.',
        en: 'Open each meeting with the question to be settled and close it with a written decision.',
      },
      {
        fr: 'Former les responsables à donner un retour franc et respectueux.',
        en: 'Train managers to give frank and respectful feedback.',
      },
    ],
  },
  adhocracy: {
    title: { fr: 'Canaliser la nouveauté', en: 'Channel the flow of novelty' },
    reason: {
      fr: 'Les changements et les projets prennent aujourd’hui plus de place que les réponses ne le souhaitent.',
      en: 'Changes and projects take up more room today than respondents would like.',
    },
    more: {
      fr: 'Choisir peu de projets et les mener à terme, stabiliser ce qui marche, prévenir à temps de ce qui va changer.',
      en: 'Choose a few projects and finish them, settle what works, give good notice of what will change.',
    },
    less: {
      fr: 'Lancer une idée avant d’avoir achevé la précédente, changer d’outil sans bilan, laisser les rôles dans le flou.',
      en: 'Launching one idea before finishing the last, changing tools without review, leaving roles vague.',
    },
    firstSteps: [
      {
        fr: 'Dresser la liste des projets en cours, en arrêter quelques-uns et expliquer pourquoi.',
        en: 'List the projects under way, stop a few and explain why.',
      },
      {
        fr: 'Donner à chaque projet un responsable, une date de fin et un critère d’arrêt.',
        en: 'Give every project an owner, an end date and a reason for which it would stop.',
      },
      {
        fr: 'Ménager chaque année une période sans changement d’outil ni d’organisation.',
        en: 'Keep one period a year free of changes to tools or structure.',
      },
    ],
  },
  market: {
    title: { fr: 'Relâcher la pression des résultats', en: 'Ease the pressure for results' },
    reason: {
      fr: 'La course aux résultats prend aujourd’hui plus de place que les réponses ne le souhaitent.',
      en: 'The race for results takes up more room today than respondents would like.',
    },
    more: {
      fr: 'Fixer des objectifs atteignables et discutés, valoriser la coopération, regarder aussi la manière d’obtenir les résultats.',
      en: 'Set attainable goals that have been discussed, value cooperation, look also at how results are obtained.',
    },
    less: {
      fr: 'Afficher des classements individuels, relever les objectifs en cours d’année, traiter tout comme urgent.',
      en: 'Displaying individual rankings, raising targets in mid-year, treating everything as urgent.',
    },
    firstSteps: [
      {
        fr: 'Supprimer les indicateurs que personne n’utilise et en ajouter un sur les conditions de travail.',
        en: 'Drop the indicators nobody uses and add one on working conditions.',
      },
      {
        fr: 'Remplacer une partie des primes individuelles par une reconnaissance collective.',
        en: 'Replace part of the individual bonuses with collective recognition.',
      },
      {
        fr: 'Convenir dans chaque équipe de ce qui est vraiment urgent et de ce qui peut attendre.',
        en: 'Agree in each team on what is truly urgent and what can wait.',
      },
    ],
  },
  hierarchy: {
    title: { fr: 'Alléger les règles et les contrôles', en: 'Lighten rules and controls' },
    reason: {
      fr: 'Les règles et les contrôles prennent aujourd’hui plus de place que les réponses ne le souhaitent.',
      en: 'Rules and controls take up more room today than respondents would like.',
    },
    more: {
      fr: 'Faire confiance par défaut, expliquer la raison d’être d’une règle, laisser décider au plus près du travail.',
      en: 'Trust by default, explain what a rule is for, let decisions be made close to the work.',
    },
    less: {
      fr: 'Contrôler deux fois la même chose, demander un accord pour chaque petite dépense, rédiger des rapports que personne ne lit.',
      en: 'Checking the same thing twice, asking for approval of every small expense, writing reports nobody reads.',
    },
    firstSteps: [
      {
        fr: 'Demander à chaque équipe la règle la plus inutile et supprimer celles qui ne protègent personne.',
        en: 'Ask each team for its most useless rule and drop those that protect nobody.',
      },
      {
        fr: 'Réduire d’une étape les trois circuits de validation les plus lents.',
        en: 'Take one step out of the three slowest approval procedures.',
      },
      {
        fr: 'Confier à chaque responsable direct un montant et des choix dont la décision lui revient.',
        en: 'Give each line manager an amount and a set of choices to decide on alone.',
      },
    ],
  },
};
