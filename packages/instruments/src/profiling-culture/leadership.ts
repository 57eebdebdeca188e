import type { ProfilingSituation } from '../types.ts';

/** What those who lead do, and why they were chosen. */
export const LEADERSHIP: readonly ProfilingSituation[] = [
  {
    id: 'leadership_1',
    dimension: 'leadership',
    prompts: {
      perceived: {
        fr: 'Aujourd’hui, à quoi s’emploient surtout les personnes qui dirigent {the} ?',
        en: 'Today, what do the people who run {the} mostly do?',
      },
      desired: {
        fr: 'Dans l’idéal, à quoi devraient s’employer surtout les personnes qui dirigent {the} ?',
        en: 'Ideally, what should the people who run {the} mostly do?',
      },
    },
    proposals: {
      clan: {
        fr: 'À écouter, à conseiller et à aider chacun à montrer de quoi il est capable.',
        en: 'Listen, give advice and help each person to show what they are capable of.',
      },
      adhocracy: {
        fr: 'À imaginer la suite, à oser des paris et à donner envie de s’y lancer.',
        en: 'Imagine what comes next, take bold bets and make others keen to join in.',
      },
      market: {
        fr: 'À fixer des buts ambitieux, à trancher sans attendre et à pousser vers l’avant.',
        en: 'Set ambitious goals, decide without delay and push everyone to go further.',
      },
      hierarchy: {
        fr: 'À planifier, à coordonner et à vérifier que tout se passe comme convenu.',
        en: 'Plan ahead, coordinate and make sure that things go the way they were agreed.',
      },
    },
  },
  {
    id: 'leadership_2',
    dimension: 'leadership',
    prompts: {
      perceived: {
        fr: 'Aujourd’hui, {in}, pour quelles qualités confie-t-on des responsabilités à quelqu’un ?',
        en: 'Today, {in}, for which qualities is someone put in charge?',
      },
      desired: {
        fr: 'Dans l’idéal, pour quelles qualités devrait-on confier des responsabilités à quelqu’un {in} ?',
        en: 'Ideally, for which qualities should someone {in} be put in charge?',
      },
    },
    proposals: {
      clan: {
        fr: 'La patience, l’écoute et l’art de faire progresser tout son entourage.',
        en: 'Patience, an open ear and a gift for helping those around them improve.',
      },
      adhocracy: {
        fr: 'L’imagination, l’audace et le flair pour des chemins que nul n’avait vus.',
        en: 'Imagination, boldness and a nose for paths that nobody else had seen.',
      },
      market: {
        fr: 'La combativité, le sens du résultat et l’énergie qui entraîne les autres.',
        en: 'Fighting spirit, a feel for results and an energy that carries others along.',
      },
      hierarchy: {
        fr: 'La fiabilité, la rigueur et le soin apporté au suivi de chaque dossier.',
        en: 'Reliability, thoroughness and the care with which each file is followed up.',
      },
    },
  },
];
