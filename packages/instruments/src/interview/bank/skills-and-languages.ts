import type { BankOf } from './bank-of.ts';

/** Generic: the page names the skill or the language above the question. */
export const SKILLS_AND_LANGUAGES = {
  skills: {
    anchors: {
      1: {
        fr: 'Connaît le vocabulaire ; ne peut décrire aucun travail fait avec cette compétence, ni ses limites.',
        en: 'Knows the vocabulary; cannot describe any work done with this skill, nor its limits.',
      },
      3: {
        fr: 'Décrit un travail courant mené correctement ; demande de l’aide dès que le cas sort de l’ordinaire.',
        en: 'Describes everyday work done correctly; asks for help as soon as the case is out of the ordinary.',
      },
      5: {
        fr: 'Décrit un cas difficile, les choix et leurs raisons, une erreur et sa correction, et sait l’expliquer simplement.',
        en: 'Describes a hard case, the choices and their reasons, a mistake and its remedy, and can explain it simply.',
      },
    },
    questions: {
      'skills-1': {
        fr: 'Racontez le travail le plus difficile que vous ayez fait avec cette compétence. Qu’est-ce qui le rendait difficile ?',
        en: 'Tell me about the hardest work you have done with this skill. What made it hard?',
      },
      'skills-2': {
        fr: 'Parlez-moi d’une erreur faite en employant cette compétence. Comment l’avez-vous trouvée, et corrigée ?',
        en: 'Tell me about a mistake you made while using this skill. How did you find it and put it right?',
      },
      'skills-3': {
        fr: 'Quand avez-vous employé cette compétence pour la dernière fois, et qu’en est-il sorti ?',
        en: 'When did you last use this skill, and what came of it?',
      },
      'skills-4': {
        fr: 'Expliquez-moi, comme à quelqu’un du métier voisin, une chose que peu de gens comprennent dans ce domaine.',
        en: 'Explain to me, as to somebody in a neighbouring trade, one thing that few people understand in this field.',
      },
      'skills-5': {
        fr: 'Racontez comment vous avez appris cette compétence. De qui venaient les corrections, et sur quoi ?',
        en: 'Tell me how you learned this skill. Who corrected you, and on what?',
      },
      'skills-6': {
        fr: 'Parlez-moi d’une fois où vous avez formé quelqu’un à cette compétence. Par quoi avez-vous commencé ?',
        en: 'Tell me about a time you taught somebody this skill. What did you start with?',
      },
      'skills-7': {
        fr: 'Décrivez un cas où vous avez choisi de ne pas employer cette compétence. Pourquoi ?',
        en: 'Describe a case in which you chose not to use this skill. Why?',
      },
      'skills-8': {
        fr: 'Comment vérifiez-vous qu’un travail fait avec cette compétence est juste ? Prenez un exemple récent.',
        en: 'How do you check that work done with this skill is right? Take a recent example.',
      },
      'skills-9': {
        fr: 'Parlez-moi de ce que vous ne savez pas encore faire dans ce domaine, et de ce que vous avez fait pour l’apprendre.',
        en: 'Tell me what you cannot do yet in this field, and what you have done to learn it.',
      },
      'skills-10': {
        fr: 'Racontez un désaccord technique avec un collègue expérimenté. Comment a-t-il été tranché ?',
        en: 'Tell me about a technical disagreement with an experienced colleague. How was it settled?',
      },
    },
  },
  languages: {
    anchors: {
      1: {
        fr: 'Phrases apprises ; l’échange revient vite à une autre langue ou s’arrête.',
        en: 'Learned phrases; the exchange soon goes back to another language or stops.',
      },
      3: {
        fr: 'Se fait comprendre sur un sujet connu, avec des détours ; perd le fil quand l’autre parle vite.',
        en: 'Is understood on a familiar subject, with detours; loses the thread when the other person speaks fast.',
      },
      5: {
        fr: 'Répond sans préparation, nuance, reformule ce qui n’a pas été compris, et cite des écrits ou réunions tenus dans cette langue.',
        en: 'Answers without preparation, with shades of meaning, rephrases what was not understood, and names texts or meetings in this language.',
      },
    },
    questions: {
      'languages-1': {
        fr: 'Dans cette langue : racontez une journée récente de travail ou d’études, puis ce que vous y changeriez.',
        en: 'In this language: tell me about a recent day of work or studies, then what you would change about it.',
      },
      'languages-2': {
        fr: 'Parlez-moi, dans cette langue, d’un malentendu au travail et de la façon dont vous l’avez levé.',
        en: 'Tell me, in this language, about a misunderstanding at work and how you cleared it up.',
      },
      'languages-3': {
        fr: 'Racontez une réunion ou un appel tenu dans cette langue. Qu’avez-vous dû préparer ?',
        en: 'Tell me about a meeting or a call held in this language. What did you have to prepare?',
      },
      'languages-4': {
        fr: 'Parlez-moi du dernier texte que vous avez écrit pour le travail dans cette langue. Qui l’a relu ?',
        en: 'Tell me about the last text you wrote for work in this language. Who read it over?',
      },
      'languages-5': {
        fr: 'Dans cette langue, comment expliqueriez-vous votre métier à quelqu’un qui n’en connaît rien ?',
        en: 'In this language: explain your job to somebody who knows nothing about it.',
      },
      'languages-6': {
        fr: 'Racontez une situation où votre niveau dans cette langue ne suffisait pas. Qu’avez-vous fait ?',
        en: 'Tell me about a situation in which your level in this language was not enough. What did you do?',
      },
    },
  },
} as const satisfies BankOf<'skills' | 'languages'>;
