export default {
  stayed: 'Toujours en poste',
  left: 'N’est plus en poste',
  yes: 'oui',
  no: 'non',
  reasons: {
    own_choice: 'Départ volontaire',
    employer_choice: 'Décision de l’employeur',
    end_of_contract: 'Fin de contrat',
    other: 'Autre raison',
  },
  ratings: {
    performance: {
      name: 'Travail',
      question: 'Le travail rendu est-il à la hauteur du poste ?',
      anchors: {
        1: 'Souvent en dessous de ce que le poste demande',
        3: 'À la hauteur du poste',
        5: 'Nettement au-dessus de ce que le poste demande',
      },
    },
    teamwork: {
      name: 'Travail en équipe',
      question: 'Comment cette personne travaille-t-elle avec les autres ?',
      anchors: {
        1: 'Il faut souvent intervenir',
        3: 'Bien, comme on l’attend',
        5: 'Aide les autres à mieux travailler',
      },
    },
    learning: {
      name: 'Apprentissage',
      question: 'À quelle vitesse apprend-elle ce qui est nouveau dans le poste ?',
      anchors: {
        1: 'A sans cesse besoin de la même aide',
        3: 'Au rythme habituel',
        5: 'Vite, et par elle-même',
      },
    },
  },
  columns: {
    candidate: 'Candidat',
    name: 'Nom',
    campaign: 'Campagne',
    months: 'Mois',
    stayed: 'En poste',
    reason: 'Raison du départ',
    performance: 'Travail',
    teamwork: 'Travail en équipe',
    learning: 'Apprentissage',
  },
  fileName: 'suites-des-embauches',
};
