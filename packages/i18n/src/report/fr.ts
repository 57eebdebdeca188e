export default {
  sections: 'Sections du rapport',
  showTable: 'Afficher en tableau',
  showPicture: 'Afficher le graphique',
  of: ' : ',
  howComputed: 'Comment ce score est-il calculé ?',
};
