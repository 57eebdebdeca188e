/** The risk file: what can go wrong, what the product does, what is left to the organisation. */
export default {
  title: 'Dossier de risques',
  subtitle: (organization: string, date: string) => `${organization}, établi le ${date}`,
  fileName: 'dossier-de-risques',
  sections: { about: 'À propos de ce dossier', risks: 'Risques', review: 'Suivi' },
  about: [
    'Ce dossier décrit les risques du questionnaire pour les personnes qui y répondent. La colonne « ce que fait l’application » est exacte pour cette version ; la gravité et la dernière colonne sont à compléter par l’organisation.',
    'Le recrutement figure parmi les usages à haut risque de l’annexe III, point 4, du règlement européen sur l’intelligence artificielle (règlement (UE) 2024/1689). L’application calcule par des règles fixes ; tenir ce dossier reste une bonne pratique, que le règlement s’applique ou non.',
  ],
  columns: {
    risk: 'Risque',
    product: 'Ce que fait l’application',
    observed: 'Ce que l’on voit ici',
    organization: 'Ce que fait l’organisation',
  },
  toComplete: 'À compléter',
  risks: {
    unfounded: {
      risk: 'Une personne apte est écartée parce que le score ne prédit rien.',
      product:
        'Intervalle et certitude à côté de chaque score ; une personne décide, après un entretien.',
    },
    unreliable: {
      risk: 'Le verdict changerait si la personne répondait à nouveau.',
      product: 'Verdict incertain dessiné en creux, avec sa certitude à côté.',
    },
    item: {
      risk: 'Un énoncé désavantage un groupe.',
      product: 'Examen de chaque énoncé par langue, sexe et âge.',
    },
    group: {
      risk: 'Un groupe est retenu moins souvent.',
      product: 'Taux par groupe avec intervalles ; signalement sous quatre cinquièmes.',
    },
    automation: {
      risk: 'Le recruteur suit le verdict sans lire.',
      product: 'Aucun rejet automatique ; décisions rapides et conformes comptées.',
    },
    norms: {
      risk: 'La personne est comparée à une population qui n’est pas la bonne.',
      product: 'Normes provisoires signalées partout ; normes propres à partir de 300 personnes.',
    },
    data: {
      risk: 'Des réponses intimes sont lues par qui ne le doit pas.',
      product:
        'Accès par rôle, journal, isolation des organisations, effacement à la fin de la conservation.',
    },
    aggregate: {
      risk: 'Quelqu’un est reconnu dans les sommes.',
      product: 'Sommes seules, par pas de 30 personnes ; refus possible en une case.',
    },
    access: {
      risk: 'Une personne handicapée ne peut pas répondre dans de bonnes conditions.',
      product:
        'Clavier, lecteur d’écran, reprise sans limite de temps, « je préfère ne pas répondre ».',
    },
  },
  review: [
    'Relire ce dossier chaque année, après tout changement de version du questionnaire et après tout écart signalé.',
    'Garder une trace de qui l’a relu et de ce qui a été décidé.',
  ],
  reviewTable: { date: 'Date', by: 'Relu par', decided: 'Décidé' },
};
