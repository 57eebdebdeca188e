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
  forgotten: 'Mot de passe oublié ?',
  or: 'ou',
  sessionEnded: 'Votre session a pris fin. Reconnectez-vous pour reprendre où vous en étiez.',
  draftSafe:
    'Votre session a pris fin ; votre brouillon est en sécurité. Reconnectez-vous : vous le retrouverez dans le formulaire, tel que vous l’avez laissé.',
  unknownLink:
    'Vous vouliez répondre à un questionnaire ? Ce lien ne mène à aucun. Vérifiez-le, ou redemandez-le à qui vous l’a envoyé. Cette page est celle des recruteurs.',
  throttled: (wait: string) => `Trop de tentatives. Réessayez dans ${wait}.`,
  secondFactor: {
    title: 'Double authentification',
    explanation:
      'Saisissez le code à six chiffres de votre application d’authentification, ou l’un de vos codes de secours.',
    code: 'Code de vérification',
    codeRequired: 'Merci de saisir le code',
    wrong: 'Ce code n’est pas valable. Vérifiez l’heure de votre téléphone, puis réessayez.',
    verify: 'Vérifier',
    back: 'Changer d’identifiant',
  },
  company: {
    open: 'Continuer avec mon compte d’entreprise',
    title: 'Compte d’entreprise',
    explanation:
      'Indiquez votre adresse professionnelle : nous vous redirigerons vers la page de connexion de votre entreprise.',
    entry: 'Connectez-vous avec le compte de votre entreprise.',
    email: 'Adresse e-mail professionnelle',
    emailRequired: 'Merci de saisir votre adresse e-mail',
    proceed: 'Continuer',
    back: 'Utiliser un mot de passe',
    unknown:
      'Aucune connexion d’entreprise n’est prévue pour cette adresse. Connectez-vous avec votre mot de passe, ou demandez le lien de votre organisation à la personne qui l’administre.',
    none: 'Votre organisation n’a pas activé la connexion d’entreprise. Connectez-vous avec votre mot de passe.',
    unavailable:
      'La page de connexion de votre entreprise ne répond pas. Réessayez dans un instant, ou utilisez votre mot de passe.',
    refused:
      'La connexion avec votre compte d’entreprise n’a pas abouti. Réessayez ; si cela se reproduit, demandez à la personne qui administre votre organisation si votre accès est ouvert.',
  },
  picture: {
    headline: 'Voyez qui correspond, et avec quelle certitude.',
    text: 'Culture, valeurs, personnalité, motivations : des repères clairs pour éclairer vos décisions.',
  },
};
