/** The paper for employee representatives, on an audit's page and in its form. */
export default {
  title: 'Document pour les représentants du personnel',
  description:
    'Un PDF établi à partir des réglages de l’audit : finalité, questions, qui voit quoi, tailles de groupe, conservation, et ce qui a changé. Avant l’ouverture comme après.',
  language: 'Langue du document',
  languages: { fr: 'Français', en: 'Anglais' },
  since: 'Montrer les changements depuis',
  sinceLast: 'La version précédente',
  version: (number: string, date: string) => `Version ${number} du ${date}`,
  download: 'Télécharger le document',
  preparing: 'Le document est en préparation.',
  versions: 'Versions conservées',
  none: 'Aucune version pour l’instant : la première est conservée au premier téléchargement ou à la première ouverture.',
  occasions: {
    paper: 'Document établi',
    change: 'Réglage changé',
    opening: 'Première ouverture',
  },
};
