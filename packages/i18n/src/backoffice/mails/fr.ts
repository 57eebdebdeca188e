/** What lists of mails and of invitations have in common. */
export default {
  reasons: {
    expired: 'N’est pas parti à temps : le message n’était plus utile.',
    interrupted:
      'Le serveur s’est arrêté pendant l’envoi : personne ne peut dire si le message est parti.',
    withdrawn: 'Le message n’avait plus lieu d’être.',
    internal: 'Une erreur s’est produite de notre côté.',
  },
  serverSaid: (words: string) => `Réponse du serveur de messagerie : ${words}`,
  from: 'De',
  to: 'À',
  replyTo: 'Répondre à',
  subject: 'Objet',
  languages: { fr: 'Français', en: 'English' },
  picture: 'Le message tel qu’il sera lu',
};
