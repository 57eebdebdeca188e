import { plural } from '../formatting/plural.ts';

/** Paragraphs of plain text; the layout is the same for every mail. */
export default {
  greeting: (name: string) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
  closing: 'Cordialement,',
  footer: (organization: string) =>
    `Ce message vous est envoyé par Cadran au nom de l’organisation « ${organization} ».`,
  linkBelow: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  screeningInvitation: {
    subject: (organization: string, campaign: string) =>
      `${organization} vous invite à répondre : ${campaign}`,
    text: (organization: string, campaign: string) =>
      `Dans le cadre du recrutement « ${campaign} », ${organization} vous invite à répondre à un questionnaire en ligne. Répondez comme vous êtes ; ce qui est recherché diffère d’un poste à l’autre. Vous pouvez vous interrompre et reprendre plus tard.`,
    button: 'Répondre au questionnaire',
    note: 'Aucun compte n’est nécessaire. Avant la première question, une page vous explique à quoi servent vos réponses et combien de temps elles sont conservées.',
  },
  profilingInvitation: {
    subject: (organization: string, campaign: string) =>
      `Votre avis sur la culture chez ${organization} : ${campaign}`,
    text: (organization: string, _campaign: string, duration: string) =>
      `${organization} souhaite connaître la culture d’entreprise telle que vous la vivez et telle que vous la souhaitez. Votre avis compte : le questionnaire prend ${duration}.`,
    button: 'Donner mon avis',
    note: 'Ce lien est le même pour tout le monde. Avant la première question, une page dit ce qui protège votre anonymat, et ce qui ne le protège pas.',
  },
  /** Audits by codes. */
  codeInvitation: {
    subject: (organization: string, campaign: string) =>
      `Votre avis sur la culture chez ${organization} : ${campaign}`,
    text: (organization: string, _campaign: string, duration: string) =>
      `${organization} souhaite connaître la culture d’entreprise telle que vous la vivez et telle que vous la souhaitez. Votre avis compte : le questionnaire prend ${duration}.`,
    button: 'Donner mon avis',
    note: 'Ce code ne sert qu’une fois, pour que personne ne réponde deux fois : ne le transmettez pas. Cadran ne l’enregistre ni avec votre adresse, ni avec vos réponses.',
  },
  yourCode: (code: string) => `Votre code : ${code}`,
  screeningReminder: {
    subject: (campaign: string) => `Votre questionnaire vous attend : ${campaign}`,
    text: (organization: string, campaign: string) =>
      `Votre questionnaire pour le recrutement « ${campaign} » chez ${organization} n’est pas encore terminé. Vos réponses sont conservées : vous pouvez reprendre là où vous en étiez.`,
    button: 'Reprendre le questionnaire',
    note: 'Sur un autre appareil, il vous faudra le code de reprise donné lors de votre première visite. Si vous ne souhaitez plus répondre, vous pouvez ignorer ce message.',
  },
  /** For invited people who have not started: no saved answers to mention. */
  screeningReminderUnopened: {
    subject: (campaign: string) => `Votre questionnaire vous attend : ${campaign}`,
    text: (organization: string, campaign: string) =>
      `${organization} vous a adressé un questionnaire dans le cadre du recrutement « ${campaign} ». Il est encore temps de répondre : vous pouvez commencer quand vous voulez, vous interrompre et reprendre plus tard.`,
    button: 'Répondre au questionnaire',
    note: 'Aucun compte n’est nécessaire. Si vous ne souhaitez pas répondre, vous pouvez ignorer ce message.',
  },
  profilingReminder: {
    subject: (campaign: string) => `Il est encore temps de donner votre avis : ${campaign}`,
    text: (organization: string) =>
      `L’enquête de ${organization} sur sa culture d’entreprise est encore ouverte. Si vous avez déjà répondu, merci : vous pouvez ignorer ce message.`,
    button: 'Donner mon avis',
    note: 'Ce rappel est envoyé à toutes les personnes invitées, qu’elles aient répondu ou non.',
  },
  codeReminder: {
    subject: (campaign: string) => `Il est encore temps de donner votre avis : ${campaign}`,
    text: (organization: string) =>
      `L’enquête de ${organization} sur sa culture d’entreprise est encore ouverte. Si vous avez déjà répondu, merci : vous pouvez ignorer ce message.`,
    button: 'Donner mon avis',
    note: 'C’est le code de votre invitation. Ce rappel est envoyé à toutes les personnes invitées, qu’elles aient répondu ou non.',
  },
  result: {
    subject: (campaign: string) => `Votre rapport personnel est prêt : ${campaign}`,
    text: (organization: string, campaign: string) =>
      `Merci d’avoir répondu au questionnaire « ${campaign} » proposé par ${organization}. Votre rapport personnel est prêt : il est écrit pour vous, sans verdict ni comparaison avec le poste.`,
    button: 'Lire mon rapport',
    note: 'Sur un autre appareil que celui de votre visite, il vous faudra le code de reprise qui vous a été donné.',
  },
  /** Before the reason that a recruiter adds, and with a link to the personal report. */
  decision: {
    reason: 'Ce que l’équipe de recrutement souhaite vous dire :',
    button: 'Lire mon rapport',
    note: 'Votre rapport personnel est écrit pour vous, sans verdict ni comparaison avec le poste. Sur un autre appareil que celui de votre visite, il vous faudra le code de reprise qui vous a été donné.',
  },
  /** Approved or changed by each organisation; `{organization}` and `{campaign}` are replaced. */
  decisionTexts: {
    shortlisted: {
      subject: 'Votre candidature reste à l’étude : {campaign}',
      text: 'Merci d’avoir répondu au questionnaire « {campaign} » et du temps que vous y avez consacré.\n\nVotre candidature nous intéresse et nous la gardons. Nous ne pouvons pas encore vous proposer d’entretien : nous vous écrirons dès que ce sera le cas.\n\nVous n’avez rien à faire. Si votre situation change, répondez simplement à ce message.',
    },
    interview: {
      subject: 'Nous souhaitons vous rencontrer : {campaign}',
      text: 'Merci d’avoir répondu au questionnaire « {campaign} ».\n\nVotre candidature a retenu notre attention et nous aimerions en parler avec vous. Nous vous contacterons bientôt pour convenir d’un moment.\n\nSi certains jours vous conviennent mieux, dites-le-nous en répondant à ce message.',
    },
    hired: {
      subject: 'Bonne nouvelle pour votre candidature : {campaign}',
      text: 'Nous avons le plaisir de vous annoncer que votre candidature « {campaign} » est retenue.\n\nNous vous contacterons très prochainement pour préparer la suite avec vous.\n\nToute l’équipe de {organization} se réjouit de vous accueillir.',
    },
    rejected: {
      subject: 'Réponse à votre candidature : {campaign}',
      text: 'Merci d’avoir répondu au questionnaire « {campaign} » et de l’intérêt que vous portez à {organization}.\n\nNous avons étudié votre candidature avec attention. Nous avons décidé de poursuivre avec d’autres personnes, dont le profil est plus proche de ce que demande ce poste aujourd’hui.\n\nCette décision a été prise par une personne, pas par un score. Vous pouvez nous demander pourquoi en répondant à ce message.\n\nNous vous souhaitons de trouver bientôt le poste qui vous convient.',
    },
  },
  digest: {
    subject: (count: number) =>
      `${count} ${plural('fr', count, 'nouvelle candidature terminée', 'nouvelles candidatures terminées')}`,
    text: (count: number) =>
      `${count} ${plural('fr', count, 'personne a terminé son questionnaire', 'personnes ont terminé leur questionnaire')} dans vos campagnes :`,
    line: (campaign: string, count: number) =>
      `${campaign} : ${count} ${plural('fr', count, 'questionnaire terminé', 'questionnaires terminés')}`,
    button: 'Voir les campagnes',
    note: 'Vous recevez au plus un message par heure. Pour ne plus en recevoir, désactivez les notifications dans votre profil.',
  },
  credentials: {
    subject: (organization: string) => `Votre accès à Cadran pour ${organization}`,
    text: (organization: string) => `Un accès à Cadran vous a été ouvert pour ${organization}.`,
    username: (name: string) => `Votre identifiant : ${name}`,
    button: 'Choisir mon mot de passe',
    note: 'Ce lien est valable trois jours et ne sert qu’une fois. Passé ce délai, demandez-en un nouveau sur la page de connexion : « Mot de passe oublié ».',
  },
  passwordReset: {
    subject: 'Choisir un nouveau mot de passe',
    text: 'Vous avez demandé à choisir un nouveau mot de passe pour votre accès à Cadran.',
    username: (name: string) => `Votre identifiant : ${name}`,
    button: 'Choisir un nouveau mot de passe',
    note: 'Ce lien est valable une heure et ne sert qu’une fois. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
  },
  /** Replaces the one-time link in the stored copy once the mail is sent. */
  sessionReused: {
    subject: 'Une de vos sessions a été fermée',
    text: 'Quelqu’un a utilisé une ancienne copie d’une de vos sessions dans Cadran. Nous avons fermé cette session sur tous les appareils, car la copie a pu être volée.',
    username: (name: string) => `Votre identifiant : ${name}`,
    button: 'Me connecter et vérifier mon compte',
    note: 'Si vous ignorez d’où vient cette copie, changez de mot de passe. La restauration d’un ordinateur ou d’un profil de navigateur peut aussi en être la cause.',
  },
  erasureHeld: {
    subject: 'Cadran n’efface plus rien : votre confirmation est nécessaire',
    text: {
      clock_differs:
        'L’horloge d’un serveur et celle de la base de données ne donnent pas la même heure. Pour ne rien effacer trop tôt, Cadran a suspendu les effacements.',
      long_pause:
        'Le dernier passage des effacements remonte à plus de deux jours : le serveur était arrêté, ou son horloge a fait un saut. Pour ne rien effacer trop tôt, Cadran a suspendu les effacements.',
    },
    button: 'Voir ce qui serait effacé',
    note: 'Tout le reste fonctionne. Si vous corrigez l’horloge, les effacements reprennent seuls.',
  },
  actionOverdue: {
    subject: (title: string) => `Action en retard : ${title}`,
    text: (title: string, day: string, campaign: string) =>
      `L’action « ${title} », décidée après l’audit « ${campaign} », devait être terminée le ${day} au plus tard. Vous en êtes responsable.`,
    button: 'Voir les actions',
    note: 'Vous recevez ce message une fois par échéance. Si l’action est terminée, changez son état dans la liste.',
    byReply:
      'Si l’action est terminée, ou s’il vous faut plus de temps, répondez à ce message. Vous ne le recevez qu’une fois par échéance.',
  },
  linkHidden: '(lien à usage unique, non affiché ici)',
};
