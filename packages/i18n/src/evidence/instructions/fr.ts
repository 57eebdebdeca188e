/** Instructions for use and limits. */
export default {
  title: 'Mode d’emploi et limites',
  subtitle: (organization: string, date: string) => `${organization}, établi le ${date}`,
  fileName: 'mode-emploi',
  sections: {
    purpose: 'À quoi sert le questionnaire',
    before: 'Avant d’ouvrir une campagne',
    during: 'Pendant que les candidats répondent',
    reading: 'Lire un rapport',
    deciding: 'Décider et le dire',
    notFor: 'Ce qu’il ne faut pas faire',
    known: 'Ce qui est connu ici, ce qui ne l’est pas',
    contact: 'Qui contacter',
  },
  purpose: [
    'Préparer un entretien : voir en quoi les réponses d’une personne ressemblent à ce que l’on cherche, et ce qu’il reste à demander.',
    'L’utilisateur prévu est une personne qui recrute, formée à la conduite d’entretiens et qui a lu ce mode d’emploi. Il ne faut pas de titre de psychologue, mais il faut du temps pour lire.',
  ],
  before: [
    'Partez du travail : écrivez trois situations où la personne réussira ou échouera, puis choisissez les seuls traits, valeurs et compétences qui en découlent.',
    'Gardez la cible large. Une cible étroite écarte des personnes sans preuve qu’elles réussiraient moins bien.',
    'Fixez les poids et la cible avant de lire le premier rapport. Les changer ensuite est noté et compté.',
    'Prévenez les candidats : durée, usage, conservation, qui décide. L’application affiche cette information avant la première question.',
  ],
  during: [
    'Proposez un aménagement à qui le demande : plus de temps, un autre appareil, un entretien à la place.',
    'N’interprétez pas une question laissée sans réponse : c’est un droit.',
  ],
  reading: [
    'Lisez l’intervalle, pas le chiffre seul : « 76, probablement 70 à 82 ».',
    'Un verdict incertain est à traiter comme une absence de verdict.',
    'Regardez séparément les réponses et les faits déclarés : l’une des moitiés peut cacher l’autre.',
    'Vérifiez en entretien, avec les mêmes questions pour tout le monde.',
  ],
  deciding: [
    'Une personne décide, après avoir ouvert le rapport et entendu le candidat. Elle note pourquoi.',
    'Allez contre le verdict quand vous avez de meilleures raisons : c’est attendu.',
    'Dites au candidat qui a décidé, d’après quoi, et comment contester.',
  ],
  notFor: [
    'Écarter quelqu’un sur le seul score, ou régler un seuil de rejet automatique (article 22 du RGPD).',
    'Évaluer une personne déjà en poste, fixer un salaire ou préparer un licenciement.',
    'Chercher un trouble, un handicap ou une opinion : le questionnaire n’en dit rien.',
    'Comparer des personnes de campagnes différentes : leurs cibles ne sont pas les mêmes.',
  ],
  contact: {
    organization: 'Organisation',
    privacyContact: 'Contact pour les données personnelles',
    none: 'À compléter dans « Mon organisation »',
    retention: 'Conservation des réponses après la clôture',
    days: (days: string) => `${days} jours`,
  },
};
