export default {
  state: 'État',
  states: {
    ordered: 'Invitation envoyée',
    started: 'Commencé',
    completed: 'Terminé',
    cancelled: 'Annulé',
    expired: 'Invitation retirée avant le début',
    erased: 'Données effacées',
  },
  score: 'Score global',
  interval: 'Intervalle',
  range: (low: number, high: number) => `${low} à ${high}`,
  verdict: 'Adéquation',
  completedAt: 'Terminé le',
  report: 'Rapport',
  pdf: 'Rapport PDF (lien valable une heure)',
  description: 'Questionnaire de présélection Cadran',
};
