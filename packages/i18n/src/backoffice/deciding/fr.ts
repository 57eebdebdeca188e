import { plural } from '../../formatting/plural.ts';

const people = (count: number, shown: string) =>
  `${shown} ${plural('fr', count, 'candidat', 'candidats')}`;

/** Decisions in the list of candidates. */
export default {
  select: (name: string) => `Sélectionner ${name}`,
  selectHeader: 'Sélection',
  selectPage: 'Sélectionner toute la page',
  selectAll: 'Sélectionner toutes les personnes qui ont terminé',
  selectFirst: (shown: string) => `Sélectionner les ${shown} premiers`,
  selected: (count: number, shown: string) =>
    `${people(count, shown)} ${plural('fr', count, 'sélectionné', 'sélectionnés')}`,
  clear: 'Tout désélectionner',
  compareLimit: (most: number) => `On compare de 2 à ${most} candidats.`,
  decide: 'Décider…',
  change: (name: string, decision: string) => `Décision pour ${name} : ${decision}`,
  withReason: 'Décider avec un motif…',
  dialog: {
    titleOne: (name: string) => `Décision concernant ${name}`,
    titleMany: (count: number, shown: string) => `Décision concernant ${people(count, shown)}`,
    decision: 'Décision',
    noteOnce: 'Demandé une fois, enregistré pour chaque personne. Vous pouvez le laisser vide.',
    noteOne: 'Il remplace le motif enregistré. Vous pouvez le laisser vide.',
    save: (count: number, shown: string) =>
      count === 1 ? 'Enregistrer la décision' : `Enregistrer pour ${people(count, shown)}`,
  },
  saved: (name: string, decision: string) => `${name} : ${decision}.`,
  savedMany: (count: number, shown: string, decision: string) =>
    `${people(count, shown)} : ${decision}.`,
  undo: 'Annuler',
  undone: (count: number, shown: string) =>
    count === 1
      ? 'La décision précédente est rétablie.'
      : `Les ${shown} décisions précédentes sont rétablies.`,
  legend: 'Signification des lettres',
  keys: {
    open: 'Raccourcis clavier',
    introduction:
      'Ils agissent sur le candidat dont le nom est encadré, jamais pendant une saisie.',
    next: 'Candidat suivant',
    previous: 'Candidat précédent',
    read: 'Lire le rapport',
    readKey: 'Entrée',
    select: 'Sélectionner ou désélectionner',
    decide: (decision: string) => `Décision : ${decision}`,
    forSelected: 'Si des candidats sont sélectionnés, 1 à 5 ouvrent la décision pour eux tous.',
    undo: 'Annuler la dernière décision',
    help: 'Afficher cette liste',
    use: 'Utiliser ces raccourcis dans ce navigateur',
  },
};
