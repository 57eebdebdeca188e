import type { BankOf } from './bank-of.ts';

export const CULTURE = {
  'culture.clan': {
    anchors: {
      1: {
        fr: 'Préfère avancer sans les autres ; l’équipe apparaît comme un frein ou n’apparaît pas.',
        en: 'Prefers to get on alone; the team appears as a brake or not at all.',
      },
      3: {
        fr: 'S’entend bien avec l’équipe et participe ; la coopération vient surtout des autres.',
        en: 'Gets on with the team and takes part; cooperation mostly comes from others.',
      },
      5: {
        fr: 'A fait décider ensemble, a fait grandir quelqu’un, et montre ce que le groupe a réussi qu’une personne seule n’aurait pas réussi.',
        en: 'Got people to decide together, helped somebody grow, and shows what the group achieved that one person could not.',
      },
    },
    questions: {
      'culture-clan-1': {
        fr: 'Parlez-moi d’une décision que vous avez fait prendre en commun. Comment avez-vous entendu ceux qui parlent peu ?',
        en: 'Tell me about a decision you got a group to take together. How did you hear those who speak little?',
      },
      'culture-clan-2': {
        fr: 'Racontez ce que vous avez fait pour une personne de l’équipe qui n’y arrivait pas.',
        en: 'Tell me what you did for a colleague who was struggling with the work.',
      },
      'culture-clan-3': {
        fr: 'Décrivez l’équipe où vous avez le mieux travaillé. Qu’y apportiez-vous ?',
        en: 'Describe the team you worked best in. What did you bring to it?',
      },
      'culture-clan-4': {
        fr: 'Parlez-moi d’une tension dans une équipe et de votre part dans sa résolution.',
        en: 'Tell me about tension in a team and your part in resolving it.',
      },
      'culture-clan-5': {
        fr: 'Racontez une fois où la loyauté envers l’équipe s’opposait au résultat. Qu’avez-vous fait ?',
        en: 'Tell me about a time when loyalty to the team stood against the result. What did you do?',
      },
    },
  },
  'culture.adhocracy': {
    anchors: {
      1: {
        fr: 'L’incertitude arrête ; aucun essai cité, ou un essai jamais évalué.',
        en: 'Uncertainty stops the work; no trial named, or one that was never assessed.',
      },
      3: {
        fr: 'Participe à des nouveautés lancées par d’autres ; accepte de se tromper, sans en tirer grand-chose.',
        en: 'Takes part in new things started by others; accepts being wrong, without drawing much from it.',
      },
      5: {
        fr: 'A lancé un essai avec peu de moyens, fixé ce qui le ferait arrêter, et dit franchement ce qui a échoué.',
        en: 'Started a trial with few means, set what would stop it, and says frankly what failed.',
      },
    },
    questions: {
      'culture-adhocracy-1': {
        fr: 'Parlez-moi d’une chose que vous avez lancée de zéro. Quel a été le premier pas ?',
        en: 'Tell me about something you started from nothing. What was the first step?',
      },
      'culture-adhocracy-2': {
        fr: 'Racontez un essai qui a échoué. Quand avez-vous décidé de l’arrêter, et sur quel signe ?',
        en: 'Tell me about a trial that failed. When did you decide to stop it, and on what sign?',
      },
      'culture-adhocracy-3': {
        fr: 'Décrivez une décision prise avec très peu d’informations. Comment avez-vous limité le risque ?',
        en: 'Describe a decision taken on very little information. How did you limit the risk?',
      },
      'culture-adhocracy-4': {
        fr: 'Parlez-moi d’une idée que vous avez prise ailleurs et adaptée chez vous.',
        en: 'Tell me about an idea you took from elsewhere and adapted to your own work.',
      },
      'culture-adhocracy-5': {
        fr: 'Racontez une période où les priorités changeaient chaque semaine. Comment avez-vous travaillé ?',
        en: 'Tell me about a period when priorities changed every week. How did you work?',
      },
    },
  },
  'culture.market': {
    anchors: {
      1: {
        fr: 'Aucun chiffre ni résultat à citer ; l’objectif est décrit comme une contrainte venue d’en haut.',
        en: 'No figure or result to name; the target is described as a burden from above.',
      },
      3: {
        fr: 'Connaît ses résultats et les tient ; réagit au concurrent au lieu de le devancer.',
        en: 'Knows the results and meets them; reacts to the competitor rather than being ahead.',
      },
      5: {
        fr: 'Cite l’objectif, le résultat et l’écart, dit ce qui l’a produit, et n’a pas gagné au détriment du client.',
        en: 'Names target, result and difference, says what produced it, and did not win at the customer’s expense.',
      },
    },
    questions: {
      'culture-market-1': {
        fr: 'Parlez-moi d’un objectif chiffré que vous avez dépassé, et d’un autre que vous avez manqué. Qu’est-ce qui a fait la différence ?',
        en: 'Tell me about a target in figures that you beat, and one you missed. What made the difference?',
      },
      'culture-market-2': {
        fr: 'Racontez un client gagné face à un concurrent. Sur quoi s’est-il décidé ?',
        en: 'Tell me about a customer you won against a competitor. What decided it?',
      },
      'culture-market-3': {
        fr: 'Décrivez un choix entre aller vite et faire mieux. Comment avez-vous tranché ?',
        en: 'Describe a choice between going fast and doing better. How did you settle it?',
      },
      'culture-market-4': {
        fr: 'Parlez-moi d’une activité que vous avez arrêtée parce qu’elle ne rapportait pas assez.',
        en: 'Tell me about an activity you stopped because it did not bring in enough.',
      },
      'culture-market-5': {
        fr: 'Racontez comment vous avez suivi vos résultats au cours d’une année difficile.',
        en: 'Tell me how you kept track of your results in a difficult year.',
      },
    },
  },
  'culture.hierarchy': {
    anchors: {
      1: {
        fr: 'Ne sait pas dire qui décide de quoi ; le travail n’a laissé aucune trace qu’un autre puisse reprendre.',
        en: 'Cannot say who decides what; the work left no trace that somebody else could pick up.',
      },
      3: {
        fr: 'Suit les procédures et les documente quand on le demande ; les améliore rarement.',
        en: 'Follows procedures and documents them when asked; seldom improves them.',
      },
      5: {
        fr: 'A rendu un travail clair et fiable : rôles, étapes, contrôles ; peut montrer que les erreurs ont diminué.',
        en: 'Made work clear and reliable: roles, steps, checks; can show that mistakes became fewer.',
      },
    },
    questions: {
      'culture-hierarchy-1': {
        fr: 'Parlez-moi d’un travail désordonné que vous avez remis en ordre. Par quoi avez-vous commencé ?',
        en: 'Tell me about disordered work that you put in order. What did you start with?',
      },
      'culture-hierarchy-2': {
        fr: 'Racontez une procédure que vous avez écrite. Qui la suit encore ?',
        en: 'Tell me about a procedure you wrote. Who still follows it?',
      },
      'culture-hierarchy-3': {
        fr: 'Décrivez une fois où vous avez fait remonter une décision au lieu de la prendre. Pourquoi ?',
        en: 'Describe a time you passed a decision upwards instead of taking it. Why?',
      },
      'culture-hierarchy-4': {
        fr: 'Parlez-moi d’un contrôle ou d’un audit de votre travail. Qu’a-t-on trouvé ?',
        en: 'Tell me about an inspection or an audit of your work. What was found?',
      },
      'culture-hierarchy-5': {
        fr: 'Racontez comment vous avez transmis un travail en cours à quelqu’un d’autre. Qu’est-ce qui a manqué ?',
        en: 'Tell me how you handed work in progress over to somebody else. What was missing?',
      },
    },
  },
} as const satisfies BankOf<
  'culture.clan' | 'culture.adhocracy' | 'culture.market' | 'culture.hierarchy'
>;
