import { plural } from '../../formatting/plural.ts';

const people = (count: number, shown: string) =>
  `${shown} ${plural('fr', count, 'personne', 'personnes')}`;

/** Telling candidates the decision. */
export default {
  filter: 'Réponse au candidat',
  anyState: 'Toute réponse',
  onlyState: {
    not_told: 'Sans réponse de votre part',
    waiting: 'Réponse en attente d’envoi',
    sent: 'Réponse envoyée',
    failed: 'Échec de l’envoi',
    unknown: 'Envoi incertain',
  },
  /** Under a decision in the list. */
  note: {
    none: 'Pas encore de réponse',
    waiting: (date: string) => `Réponse prévue le ${date}`,
    sent: (date: string) => `Réponse envoyée le ${date}`,
    failed: 'Réponse non remise',
    unknown: 'Envoi incertain',
  },
  open: 'Répondre…',
  takeBack: 'Annuler l’envoi',
  takeBackMany: (count: number, shown: string) =>
    `Annuler ${shown} ${plural('fr', count, 'envoi', 'envois')}`,
  takenBack: (count: number, shown: string) =>
    count === 0
      ? 'Aucun envoi à annuler : les réponses sont déjà parties.'
      : `${shown} ${plural('fr', count, 'envoi annulé. La réponse ne partira pas.', 'envois annulés. Les réponses ne partiront pas.')}`,
  takenBackByDecision: (count: number, shown: string) =>
    count === 1
      ? 'L’envoi de la réponse en attente est annulé.'
      : `L’envoi des ${shown} réponses en attente est annulé.`,
  dialog: {
    title: (count: number, shown: string) => `Répondre à ${people(count, shown)}`,
    explanation:
      'Chaque personne reçoit un e-mail dans la langue de son questionnaire, avec le texte approuvé par votre organisation pour sa décision.',
    delay:
      'Les e-mails partent dans 24 heures. D’ici là, vous pouvez annuler l’envoi ; changer une décision annule aussi l’e-mail qui l’annonce.',
    nobody:
      'Aucune des personnes choisies n’attend de réponse : décidez d’abord, ou choisissez d’autres personnes.',
    leftOut: (count: number, shown: string) =>
      `${people(count, shown)} de votre sélection ${plural('fr', count, 'ne recevra', 'ne recevront')} pas d’e-mail maintenant : décision à prendre, déjà annoncée, ou réponse en attente d’envoi.`,
    withReason: 'Ajouter le motif de la décision',
    withReasonHint: 'Tel que vous l’avez écrit. Relisez-le dans l’aperçu.',
    withReport: 'Ajouter un lien vers le rapport personnel',
    preview: 'Aperçu pour',
    previewFailed: 'L’aperçu ne peut pas être affiché.',
    linkInReason:
      'Le motif de cette décision contient un lien, ce qui n’est pas possible dans un e-mail aux candidats. Modifiez le motif ou ne l’ajoutez pas.',
    send: (count: number, shown: string) =>
      `Préparer ${shown} ${plural('fr', count, 'e-mail', 'e-mails')}`,
  },
  queued: (count: number, shown: string, date: string) =>
    `${shown} ${plural('fr', count, 'réponse part', 'réponses partent')} le ${date}.`,
  skipped: (count: number, shown: string) =>
    `${people(count, shown)} sans e-mail : ${plural('fr', count, 'elle est', 'elles sont')} à décider, sans adresse ou déjà prévenue${plural('fr', count, '', 's')}.`,
  promise: (told: number, shownTold: string, shownCompleted: string) =>
    `${shownTold} ${plural('fr', told, 'candidat', 'candidats')} sur ${shownCompleted} ${plural('fr', told, 'a', 'ont')} reçu une réponse`,
  averageDays: (days: number, shown: string) =>
    `après ${shown} ${plural('fr', days, 'jour', 'jours')} en moyenne`,
  waiting: (_count: number, shown: string) => `${shown} en attente d’envoi`,
  notTold: (count: number, shown: string) => `${people(count, shown)} sans réponse`,
  closed: {
    title: (count: number, shown: string) => `${people(count, shown)} sans réponse`,
    explanation: (campaign: string) =>
      `La campagne « ${campaign} » est fermée. Ces personnes ont répondu au questionnaire et n’ont pas encore reçu de réponse :`,
    more: (count: number, shown: string) => `et ${shown} ${plural('fr', count, 'autre', 'autres')}`,
    noAddress: 'sans adresse e-mail',
    show: 'Les voir dans la liste',
    later: 'Plus tard',
  },
  texts: {
    language: 'Langue du texte',
    subject: 'Objet',
    text: 'Texte',
    hint: 'Écrivez {organization} et {campaign} là où leurs noms doivent apparaître. La salutation et la signature s’ajoutent d’elles-mêmes. Séparez les paragraphes par une ligne vide.',
    original: 'Rétablir le texte d’origine',
    save: 'Enregistrer les textes',
    saved: 'Textes enregistrés.',
  },
};
