/** Shared by the outbox and the invitations. */
export default {
  reasons: {
    expired: 'N’a pas été envoyé à temps : le message n’était plus utile.',
    interrupted:
      'Le serveur s’est arrêté pendant l’envoi : nous ne savons pas si le message a été envoyé.',
    withdrawn: 'Le message n’avait plus lieu d’être.',
    internal: 'Une erreur s’est produite de notre côté.',
    unreachable: 'Le serveur de messagerie ne répond pas.',
  },
  answers: {
    later: 'Le serveur de messagerie demande de réessayer plus tard.',
    full: 'La boîte du destinataire est pleine.',
    nobody: 'Cette adresse n’existe pas, ou ne reçoit pas de messages.',
    account:
      'Le serveur de messagerie refuse notre compte : prévenez l’administrateur de la plateforme.',
    refused: 'Le serveur de messagerie refuse ce message.',
  },
  serverResponse: (meaning: string, words: string) =>
    `${meaning} Réponse du serveur : « ${words} »`,
  nextTry: (date: string) => `Prochain essai le ${date}`,
  from: 'De',
  to: 'À',
  replyTo: 'Répondre à',
  subject: 'Objet',
  picture: 'Le message tel qu’il sera lu',
};
