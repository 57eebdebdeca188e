import type { CultureType } from '@cadran/contract/codes';
import type { CultureTypeText } from '../types.ts';

/** The reference table of culture types. */
export const CULTURE_TYPE_TEXTS: Readonly<Record<CultureType, CultureTypeText>> = {
  clan: {
    name: { fr: 'Clan', en: 'Clan' },
    people: { fr: 'Collaborateurs', en: 'Collaborators' },
    description: {
      fr: 'Une culture souple et tournée vers les personnes : on avance par la coopération, la participation et l’attachement au groupe.',
      en: 'A flexible, people-minded culture: it moves forward through cooperation, participation and attachment to the group.',
    },
    strengths: [
      {
        fr: 'On s’entraide sans attendre d’y être invité, surtout quand la tension monte.',
        en: 'People help one another unprompted, above all when tension rises.',
      },
      {
        fr: 'Les personnes s’attachent, restent et transmettent ce qu’elles savent.',
        en: 'People grow attached, stay and pass on what they know.',
      },
      {
        fr: 'Les décisions sont mieux acceptées, car elles ont été préparées à plusieurs.',
        en: 'Decisions are better accepted because several people had a hand in them.',
      },
    ],
    risks: [
      {
        fr: 'Taire les désaccords pour préserver la bonne entente.',
        en: 'Leaving disagreements unspoken for the sake of harmony.',
      },
      {
        fr: 'Décider lentement, à force de vouloir l’avis de chacun.',
        en: 'Deciding slowly, for want of one last opinion.',
      },
      {
        fr: 'Tarder à dire qu’un travail ne convient pas, ou se fermer aux nouveaux venus.',
        en: 'Putting off saying that work falls short, or closing ranks against newcomers.',
      },
    ],
    valued: {
      fr: 'L’écoute, la loyauté, l’entraide, la transmission, le plaisir d’être ensemble.',
      en: 'Listening, loyalty, mutual help, passing things on, enjoying each other’s company.',
    },
    leadership: {
      fr: 'On suit des responsables proches et disponibles, qui conseillent, apaisent et font grandir.',
      en: 'People follow leaders who are close at hand, who advise, soothe and help others grow.',
    },
  },
  adhocracy: {
    name: { fr: 'Adhocratie', en: 'Adhocracy' },
    people: { fr: 'Innovateurs', en: 'Innovators' },
    description: {
      fr: 'Une culture souple et ouverte sur l’extérieur : on y explore, on y prend des initiatives, et l’organisation se recompose au gré des projets.',
      en: 'A flexible, outward-looking culture: people explore and take initiatives, and the organisation reshapes itself from project to project.',
    },
    strengths: [
      {
        fr: 'On saisit tôt les occasions et l’on s’adapte vite quand le monde change.',
        en: 'Opportunities are seized early, and adaptation is quick when the world changes.',
      },
      {
        fr: 'Chacun peut proposer, essayer et apprendre en faisant.',
        en: 'Anyone may suggest, try things out and learn by doing.',
      },
      {
        fr: 'Les personnes curieuses et indépendantes s’y épanouissent.',
        en: 'Curious and independent people thrive in it.',
      },
    ],
    risks: [
      {
        fr: 'S’éparpiller : commencer beaucoup, terminer peu.',
        en: 'Spreading too thin: starting much and finishing little.',
      },
      {
        fr: 'Fatiguer par des changements de cap trop fréquents.',
        en: 'Wearing people out with too many changes of direction.',
      },
      {
        fr: 'Négliger la qualité courante et la mémoire de ce qui a été appris.',
        en: 'Neglecting everyday quality and forgetting what has been learnt.',
      },
    ],
    valued: {
      fr: 'L’imagination, l’initiative, le droit à l’essai, la liberté, le goût du risque mesuré.',
      en: 'Imagination, initiative, the right to try, freedom, a taste for measured risk.',
    },
    leadership: {
      fr: 'On suit des responsables visionnaires, qui ouvrent des voies et assument une part de risque.',
      en: 'People follow visionary leaders who open up paths and accept their share of risk.',
    },
  },
  market: {
    name: { fr: 'Marché', en: 'Market' },
    people: { fr: 'Compétiteurs', en: 'Competitors' },
    description: {
      fr: 'Une culture tournée vers l’extérieur et vers le résultat : les objectifs, le public servi et la comparaison avec les autres donnent le rythme.',
      en: 'An outward-looking culture bent on results: targets, the people served and comparison with others set the pace.',
    },
    strengths: [
      {
        fr: 'Les priorités sont nettes et les décisions rapides.',
        en: 'Priorities are plain and decisions quick.',
      },
      {
        fr: 'Les résultats sont visibles, et l’effort utile est récompensé.',
        en: 'Results are visible, and effort that pays off is rewarded.',
      },
      {
        fr: 'On connaît bien les attentes de l’extérieur et l’on y répond vite.',
        en: 'Outside expectations are well known and quickly met.',
      },
    ],
    risks: [
      {
        fr: 'Épuiser les personnes à force de pression.',
        en: 'Exhausting people with constant pressure.',
      },
      {
        fr: 'Dresser les équipes les unes contre les autres.',
        en: 'Setting teams against each other.',
      },
      {
        fr: 'Sacrifier le long terme au chiffre du trimestre.',
        en: 'Sacrificing the long term to this quarter’s figure.',
      },
    ],
    valued: {
      fr: 'L’ambition, la rapidité, la ténacité, le sens du client, le goût de gagner.',
      en: 'Ambition, speed, tenacity, attention to customers, the love of winning.',
    },
    leadership: {
      fr: 'On suit des responsables exigeants et décidés, qui fixent un cap et donnent l’exemple de l’effort.',
      en: 'People follow demanding, decisive leaders who set a course and lead by effort.',
    },
  },
  hierarchy: {
    name: { fr: 'Hiérarchie', en: 'Hierarchy' },
    people: { fr: 'Organisateurs', en: 'Organizers' },
    description: {
      fr: 'Une culture attachée à la maîtrise et à la continuité : des rôles définis, des méthodes éprouvées et un suivi régulier rendent le travail fiable.',
      en: 'A culture attached to control and continuity: defined roles, proven methods and regular follow-up make for reliable work.',
    },
    strengths: [
      {
        fr: 'Le travail est régulier, sûr et de qualité constante.',
        en: 'Work is regular, safe and of even quality.',
      },
      {
        fr: 'Chacun connaît son rôle et sait à qui s’adresser.',
        en: 'Everyone knows their role and whom to turn to.',
      },
      {
        fr: 'L’équité est protégée par des règles communes, et le savoir est consigné.',
        en: 'Common rules protect fairness, and knowledge is written down.',
      },
    ],
    risks: [
      {
        fr: 'Suivre la règle au point d’oublier à quoi elle sert.',
        en: 'Following the rule to the point of forgetting what it is for.',
      },
      {
        fr: 'Réagir lentement à ce qui n’était pas prévu.',
        en: 'Reacting slowly to the unforeseen.',
      },
      {
        fr: 'Décourager les initiatives et alourdir les circuits de décision.',
        en: 'Discouraging initiative and clogging up the channels of decision.',
      },
    ],
    valued: {
      fr: 'La fiabilité, la précision, la régularité, la clarté, le respect des engagements.',
      en: 'Reliability, precision, steadiness, clarity, keeping to commitments.',
    },
    leadership: {
      fr: 'On suit des responsables organisés et prévoyants, qui coordonnent, contrôlent et sécurisent.',
      en: 'People follow organised, far-sighted leaders who coordinate, check and make things safe.',
    },
  },
};
