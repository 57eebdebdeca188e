import { plural } from '../formatting/plural.ts';

export default {
  instructions:
    'Touchez un élément ou cliquez dessus pour l’ajouter à la suite de votre classement, ou faites-le glisser à sa place.',
  tapInstructions:
    'Touchez les cartes dans votre ordre. Touchez-en une de nouveau pour lui retirer son numéro ; la dernière est numérotée pour vous.',
  unnumbered: (count: number) =>
    plural(
      'fr',
      count,
      'Une carte n’a pas encore de numéro : touchez-la.',
      `${count} cartes n’ont pas encore de numéro : touchez-les dans votre ordre.`,
    ),
  keyboard:
    'Au clavier : Entrée ajoute un élément de la liste de gauche. Dans le classement, Entrée saisit un élément, les flèches le déplacent, Entrée le pose, Échap annule, Suppr le renvoie à gauche.',
  pool: 'À classer',
  ranking: 'Votre classement',
  remaining: (count: number) =>
    `${count} ${plural('fr', count, 'élément restant', 'éléments restants')}`,
  leftover: (pool: string, count: number) =>
    plural(
      'fr',
      count,
      `Il reste un élément dans « ${pool} » : touchez-le pour l’ajouter à votre classement.`,
      `Il reste ${count} éléments dans « ${pool} » : touchez-les pour les ajouter à votre classement.`,
    ),
  poolEmpty: 'Tout est classé. Vous pouvez encore changer l’ordre.',
  rankingEmpty: 'Le plus important d’abord',
  nextHere: (position: number) => `Position ${position}`,
  undo: 'Annuler le dernier geste',
  add: (name: string) => `Ajouter « ${name} » au classement`,
  move: (name: string, position: number, total: number) =>
    `Déplacer « ${name} », position ${position} sur ${total}`,
  up: (name: string) => `Monter « ${name} »`,
  down: (name: string) => `Descendre « ${name} »`,
  remove: (name: string) => `Renvoyer « ${name} » dans la liste de gauche`,
  placed: (name: string, position: number, total: number) =>
    `« ${name} » : position ${position} sur ${total}.`,
  removed: (name: string) => `« ${name} » : de retour dans la liste de gauche.`,
  grabbed: (name: string, position: number, total: number) =>
    `Déplacement de « ${name} », position ${position} sur ${total}. Flèches pour déplacer, Entrée pour poser, Échap pour annuler.`,
  dropped: (name: string, position: number, total: number) =>
    `« ${name} » : en place, position ${position} sur ${total}.`,
  cancelled: (name: string) => `Déplacement de « ${name} » annulé.`,
  undone: 'Dernier geste annulé.',
};
