export default {
  label: 'Aperçu',
  note: 'Rien n’est obligatoire, et les réponses ne sont ni envoyées ni enregistrées.',
  parts: 'Aller à une partie',
  start: 'Première page',
  summary: 'Récapitulatif',
  thanks: 'Remerciements',
} as const;
