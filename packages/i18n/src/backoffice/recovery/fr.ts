/** Forgotten password, and the pages that links in mails open. */
export default {
  title: 'Mot de passe oublié',
  explanation:
    'Indiquez votre identifiant : nous enverrons à l’adresse de votre compte un lien pour choisir un nouveau mot de passe.',
  send: 'Recevoir un lien',
  back: 'Retour à la connexion',
  asked: {
    title: 'Consultez votre messagerie',
    explanation:
      'Si un compte porte cet identifiant, un e-mail sera envoyé à son adresse. Le lien qu’il contient est valable une heure et ne sert qu’une fois.',
    nothing:
      'Rien reçu ? Regardez dans les courriers indésirables et vérifiez l’identifiant. La personne qui administre votre organisation peut aussi vous donner un nouveau mot de passe.',
    again: 'Essayer un autre identifiant',
  },
  choose: {
    title: 'Choisissez votre mot de passe',
    explanation: 'Il remplacera l’ancien, et personne d’autre ne le connaîtra.',
  },
  saved: {
    explanation:
      'Connectez-vous avec lui dès maintenant. Par sécurité, toutes les sessions ouvertes de votre compte ont été fermées.',
    logIn: 'Se connecter',
    somebodyElse: (name: string) =>
      `Dans ce navigateur, la session de ${name} est encore ouverte : elle n’est pas concernée.`,
    changePerson: 'Changer de compte',
    stay: (name: string) => `Continuer comme ${name}`,
  },
  linkExpired: {
    title: 'Ce lien ne fonctionne plus',
    explanation:
      'Il a déjà servi, il est trop ancien ou il est incomplet. Demandez-en un nouveau : il arrivera en quelques minutes.',
    askAgain: 'Demander un nouveau lien',
  },
};
