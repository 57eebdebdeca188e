import type { CultureType } from '@cadran/contract/codes';
import type { RecommendationText } from '../types.ts';

/** People wish for clearly more of this culture than they find. */
export const DEVELOP: Readonly<Record<CultureType, RecommendationText>> = {
  clan: {
    title: {
      fr: 'Resserrer les liens et la participation',
      en: 'Strengthen ties and participation',
    },
    reason: {
      fr: 'Les réponses appellent nettement plus de coopération, d’écoute et d’attention aux personnes.',
      en: 'Respondents clearly wish for more cooperation, listening and attention to people.',
    },
    more: {
      fr: 'Associer les personnes aux décisions qui touchent leur travail, leur donner le temps de s’entraider, saluer les réussites du groupe.',
      en: 'Involve people in decisions that affect their work, give them time to help one another, praise what the group achieves.',
    },
    less: {
      fr: 'Décider seul puis annoncer, ne récompenser que la performance individuelle, remettre les moments d’échange à plus tard.',
      en: 'Deciding alone and then announcing, rewarding individual performance only, putting off occasions to talk.',
    },
    firstSteps: [
      {
        fr: 'Tenir chaque mois un échange d’équipe sur ce qui aide et ce qui freine, et donner suite à un point avant le suivant.',
        en: 'Hold a monthly team talk on what helps and what hinders, and act on one point before the next.',
      },
      {
        fr: 'Confier chaque nouvel arrivant à un collègue référent pendant six mois.',
        en: 'Pair each newcomer with an experienced colleague for six months.',
      },
      {
        fr: 'Réserver à chaque personne, tous les trimestres, un entretien consacré à son développement.',
        en: 'Set aside one conversation a quarter with each person about their development.',
      },
    ],
  },
  adhocracy: {
    title: { fr: 'Faire place à l’expérimentation', en: 'Make room for experiment' },
    reason: {
      fr: 'Les réponses appellent nettement plus d’initiative, d’idées neuves et de liberté d’essayer.',
      en: 'Respondents clearly wish for more initiative, fresh ideas and freedom to try things.',
    },
    more: {
      fr: 'Lancer de petits essais rapides, laisser de la latitude à qui propose, partager ce que les échecs ont appris.',
      en: 'Run small, quick trials, give leeway to those who come forward, share what failures have taught.',
    },
    less: {
      fr: 'Exiger toutes les garanties avant de commencer, multiplier les validations, sanctionner l’erreur de bonne foi.',
      en: 'Demanding every guarantee before starting, piling up approvals, punishing honest mistakes.',
    },
    firstSteps: [
      {
        fr: 'Réserver quelques heures par mois à des projets choisis par les équipes et présentés à tous.',
        en: 'Set aside a few hours a month for projects chosen by the teams and shown to everyone.',
      },
      {
        fr: 'Fixer un petit budget en dessous duquel un essai se lance avec le seul accord du responsable direct.',
        en: 'Set a modest budget below which a trial needs only the line manager’s consent.',
      },
      {
        fr: 'Aller voir chaque trimestre comment travaille un autre métier et en rapporter trois idées.',
        en: 'Visit a different trade every quarter and bring back three ideas.',
      },
    ],
  },
  market: {
    title: { fr: 'Renforcer l’élan vers les résultats', en: 'Sharpen the drive for results' },
    reason: {
      fr: 'Les réponses appellent nettement plus d’ambition, de rapidité et d’attention aux résultats.',
      en: 'Respondents clearly wish for more ambition, speed and attention to results.',
    },
    more: {
      fr: 'Fixer des objectifs peu nombreux et connus de tous, écouter le public servi, fêter les résultats obtenus.',
      en: 'Set a few goals that everyone knows, listen to the people served, celebrate results.',
    },
    less: {
      fr: 'Ajouter des priorités sans en retirer, laisser des décisions en suspens, juger l’effort sans regarder l’effet.',
      en: 'Adding priorities without dropping any, leaving decisions pending, judging effort without looking at its effect.',
    },
    firstSteps: [
      {
        fr: 'Choisir avec chaque équipe trois indicateurs qui comptent vraiment et les rendre visibles.',
        en: 'Choose with each team three indicators that truly matter and make them visible.',
      },
      {
        fr: 'Instituer chaque semaine un point court sur les résultats et les obstacles à lever.',
        en: 'Introduce a short weekly review of results and of obstacles to be removed.',
      },
      {
        fr: 'Se comparer une fois par an aux meilleurs du domaine et en retenir deux progrès à faire.',
        en: 'Compare yourselves once a year with the best in the field and pick two improvements.',
      },
    ],
  },
  hierarchy: {
    title: { fr: 'Gagner en clarté et en fiabilité', en: 'Gain in clarity and reliability' },
    reason: {
      fr: 'Les réponses appellent nettement plus de repères, de méthode et de régularité.',
      en: 'Respondents clearly wish for more landmarks, method and steadiness.',
    },
    more: {
      fr: 'Préciser qui décide de quoi, décrire simplement les méthodes qui marchent, suivre les engagements jusqu’au bout.',
      en: 'Say who decides what, describe in plain words the methods that work, follow commitments through.',
    },
    less: {
      fr: 'Improviser ce qui revient chaque semaine, changer de règle en cours de route, se fier à la mémoire de quelques personnes.',
      en: 'Improvising what comes up every week, changing rules halfway, relying on the memory of a few.',
    },
    firstSteps: [
      {
        fr: 'Écrire sur une page, pour chaque activité, qui en répond, ses étapes et son délai.',
        en: 'Write on one page, for each activity, who answers for it, its steps and its deadline.',
      },
      {
        fr: 'Repérer les trois erreurs les plus fréquentes et traiter la cause de chacune.',
        en: 'Identify the three most frequent errors and deal with the cause of each.',
      },
      {
        fr: 'Tenir un calendrier commun des échéances, revu à date fixe.',
        en: 'Keep a shared calendar of deadlines, reviewed on a fixed day.',
      },
    ],
  },
};
