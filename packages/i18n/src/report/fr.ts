export default {
  sections: 'Sections du rapport',
  showTable: 'Afficher en tableau',
  showPicture: 'Afficher le graphique',
  of: ' : ',
  figure: {
    open: 'Exporter',
    copy: (format: string) => `Copier en ${format}`,
    save: (format: string) => `Enregistrer en ${format}`,
    copied: 'Figure copiée.',
    saved: 'Figure enregistrée.',
    failed: 'La figure n’a pas pu être créée. Réessayez.',
  },
  howComputed: 'Comment ce score est-il calculé ?',
};
