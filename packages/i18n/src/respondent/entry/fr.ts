export default {
  title: 'Questionnaire',
  language: 'Langue',
  languageChoice: {
    title: 'Choisissez votre langue',
    explanation: 'Vous pourrez en changer à tout moment, en haut de la page.',
  },
  unavailable: {
    title: "Le questionnaire n'est pas disponible",
    explanation:
      'Cette campagne est close. Merci de vérifier le lien ou de contacter l’organisation.',
  },
  poweredBy: (version: string) => `Réalisé avec Cadran ${version}`,
};
