import { plural } from '../../formatting/plural.ts';

export default {
  title: 'Envoi',
  ready: {
    title: 'Tout est prêt',
    explanation:
      'Vous avez répondu à tout. Vous pouvez encore revoir une partie ; une fois envoyées, vos réponses ne changent plus.',
    parts: 'Vos réponses',
    review: 'Revoir',
    send: 'Envoyer mes réponses',
    sending: 'Envoi en cours…',
    waiting: 'En attente du réseau…',
    offline:
      'Pas de connexion pour le moment. Laissez cette page ouverte : l’envoi se fera dès le retour du réseau.',
    failed: 'L’envoi n’a pas abouti. Vos réponses sont gardées ; réessayez.',
  },
  thanks: {
    title: 'Merci !',
    saved: 'Vos réponses ont été enregistrées et envoyées.',
    next: {
      title: 'Et maintenant ?',
      text: (organization: string, days: number) =>
        `${organization} lit vos réponses avec votre candidature ; une personne décide, et ${organization} vous dit quand. Vos réponses sont effacées ${days} ${plural('fr', days, 'jour', 'jours')} après la fin du recrutement.`,
    },
    code: 'Code de reprise',
    codeExplanation:
      'Il vous permet de revoir vos données, d’en recevoir une copie ou de les effacer, tant qu’elles sont conservées.',
    ownData: 'Voir mes données',
    contest: 'Une question, une correction, une décision à contester ?',
    write: (email: string) => `Écrivez à ${email}`,
    organization: (organization: string) => `Adressez-vous à ${organization}.`,
    report: 'Votre rapport personnel',
    readReport: 'Lire mon rapport',
    reportPdf: 'Le télécharger en PDF',
    reportFailed: 'Le PDF n’a pas pu être préparé. Vérifiez votre connexion, puis réessayez.',
    reportExplanation: 'Ce que vos réponses disent de vous, sans verdict ni comparaison.',
    how: 'Comment vos réponses sont lues',
    goOn: 'Continuer vers le site',
    another: 'Nouveau questionnaire',
    kiosk: (seconds: number) =>
      `Tout sera effacé de cet appareil dans ${seconds} ${plural('fr', seconds, 'seconde', 'secondes')}.`,
  },
};
