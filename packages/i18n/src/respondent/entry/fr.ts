export default {
  title: 'Questionnaire',
  language: 'Langue',
  languageChoice: {
    title: 'Choisissez votre langue',
    explanation: 'Vous pourrez en changer à tout moment, en haut de la page.',
  },
  loading: 'Chargement…',
  retry: 'Réessayer',
  failure: {
    title: "Quelque chose n'a pas fonctionné",
    explanation: 'Vérifiez votre connexion, puis réessayez.',
  },
  unavailable: {
    title: "Le questionnaire n'est pas disponible",
    explanation:
      'Cette campagne est close. Merci de vérifier le lien ou de contacter l’organisation.',
  },
  poweredBy: (version: string) => `Réalisé avec Cadran ${version}`,
};
