import { plural } from '../../formatting/plural.ts';

export default {
  module: 'Module',
  retention: (days: number) =>
    `Les réponses sont conservées ${days} ${plural('fr', days, 'jour', 'jours')} après la fermeture d’une campagne.`,
  changeRetention: 'Modifier cette durée',
  asked: 'Ce qui est demandé',
  sections: 'Sections',
  sectionsHint:
    'Une nouvelle campagne les demande toutes, sans profil recherché : chaque campagne a le sien.',
  oneSection: 'Choisissez au moins une section.',
  parameters: 'Paramètres',
  weights: 'Pondération',
  ownWeights: 'Choisir la pondération des nouvelles campagnes',
  texts: 'Textes',
  textsHint: 'Chaque campagne peut les remplacer.',
  save: 'Enregistrer',
  saved: 'Paramètres enregistrés : les prochaines campagnes commenceront ainsi',
  forget: 'Revenir aux paramètres de Cadran',
};
