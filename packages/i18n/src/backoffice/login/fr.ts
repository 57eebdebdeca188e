export default {
  title: 'Connexion',
  welcome: 'Bienvenue',
  introduction: 'Connectez-vous pour retrouver vos campagnes.',
  identifier: 'Identifiant',
  identifierHint: 'Nom d’utilisateur ou adresse e-mail',
  password: 'Mot de passe',
  connect: 'Se connecter',
  identifierRequired: 'Merci de saisir un identifiant',
  passwordRequired: 'Merci de saisir un mot de passe',
  throttled: (wait: string) => `Trop de tentatives. Réessayez dans ${wait}.`,
  secondFactor: {
    title: 'Vérification en deux étapes',
    explanation:
      'Saisissez le code à six chiffres de votre application d’authentification, ou l’un de vos codes de secours.',
    code: 'Code de vérification',
    codeRequired: 'Merci de saisir le code',
    wrong: 'Ce code n’est pas valable. Vérifiez l’heure de votre téléphone, puis réessayez.',
    verify: 'Vérifier',
    back: 'Changer d’identifiant',
  },
  picture: {
    headline: 'La bonne personne, au bon endroit.',
    text: 'Cultures, valeurs, personnalité, motivations : des mesures claires pour décider en confiance.',
  },
};
