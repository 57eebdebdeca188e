import { plural } from '../../formatting/plural.ts';

const people = (count: number) => `${count} ${plural('fr', count, 'personne', 'personnes')}`;
const addresses = (count: number) => `${count} ${plural('fr', count, 'adresse', 'adresses')}`;

export default {
  title: 'Invitations',
  introductions: {
    screening: 'Les personnes invitées par e-mail, et celles qui ont commencé ou terminé.',
    profiling:
      'Les personnes invitées par e-mail. Le lien est le même pour toutes ; cette liste ne dit pas qui a répondu.',
    codes:
      'Les personnes à qui un code a été envoyé. Cette liste ne dit ni quel code est le leur, ni qui a répondu.',
  },
  invite: 'Inviter par e-mail',
  remind: (count: number) => `Envoyer un rappel à ${people(count)}`,
  search: 'Rechercher un nom, une adresse…',
  count: (total: number, shown: string) =>
    `${shown} ${plural('fr', total, 'invitation', 'invitations')}`,
  filter: 'Invitations à afficher',
  all: 'Toutes',
  person: 'Personne',
  status: 'État',
  language: 'Langue',
  invitedAt: 'Invitée le',
  lastMailAt: 'Dernier message',
  reminders: 'Rappels',
  reminderCount: (count: number, max: number) => `${count} sur ${max}`,
  notYet: 'Pas encore',
  statuses: {
    queued: 'En attente d’envoi',
    sent: 'Envoyée',
    opened: 'A commencé',
    completed: 'A terminé',
    failed: 'Non remise',
    unknown: 'Incertaine',
  },
  empty: {
    title: 'Personne n’a encore été invité',
    codes:
      'Collez des adresses ou choisissez un fichier : chaque personne reçoit un code à elle, à votre nom.',
    open: 'Collez des adresses ou choisissez un fichier : chaque personne reçoit le lien du questionnaire, à votre nom.',
    closed: 'La campagne est fermée : ouvrez-la avant d’inviter.',
    ended: 'La campagne a été fermée : plus aucun code ne peut être envoyé par e-mail.',
  },
  closed:
    'La campagne est fermée : aucun message ne peut être envoyé tant qu’elle n’est pas ouverte.',
  codesEnded:
    'La campagne a été fermée : le secret qui permettait de répéter les codes est détruit. Plus aucune invitation ni aucun rappel ne peut être envoyé. Des cartes peuvent encore être imprimées si vous la rouvrez.',
  notConfigured:
    'Aucun serveur de messagerie n’est configuré : les messages attendent dans la boîte d’envoi et seront envoyés dès qu’il le sera. En attendant, envoyez vous-même le lien de la campagne.',
  quota: (left: number, shownLeft: string, perDay: string) =>
    `Encore ${shownLeft} ${plural('fr', left, 'message possible', 'messages possibles')} sur 24 heures (${perDay} au plus)`,
  actions: {
    open: 'Voir le rapport',
    remind: 'Envoyer un rappel',
    again: 'Inviter à nouveau',
    remove: 'Supprimer cette invitation',
  },
  compose: {
    title: 'Inviter par e-mail',
    recipients: 'À qui ?',
    recipientsHint: (max: number) =>
      `Une adresse par ligne, ou séparées par des virgules ; avec « Nom <adresse> », le message commence par le nom. Jusqu’à ${max} à la fois.`,
    addresses: 'Adresses e-mail',
    placeholder: 'Zoé Martin <zoe.martin@exemple.fr>\npaul.durand@exemple.fr',
    file: 'Ou un fichier CSV',
    chooseFile: 'Choisir un fichier…',
    fileHint: 'Avec une colonne « email » ; « prénom » et « nom » servent à saluer.',
    reading: 'Lecture des adresses…',
    recognised: (count: number) =>
      count === 0
        ? 'Aucune adresse reconnue'
        : `${addresses(count)} ${plural('fr', count, 'reconnue', 'reconnues')}`,
    showRecognised: 'Voir qui sera invité',
    refused: (count: number) =>
      `${count} ${plural('fr', count, 'ligne ne sera pas utilisée', 'lignes ne seront pas utilisées')}`,
    refusedLine: (line: number, text: string) => `Ligne ${line} : « ${text} »`,
    refusedEmpty: (line: number) => `Ligne ${line} : sans adresse`,
    noAddress: 'il n’y a pas d’adresse',
    notAnAddress: 'ce n’est pas une adresse e-mail',
    tooMany: (max: number) =>
      `${max} adresses au plus à la fois : envoyez d’abord les premières, puis les suivantes.`,
    tooLong: 'Ce texte est trop long : envoyez-le en plusieurs fois.',
    nobody: 'Indiquez au moins une adresse.',
    message: 'Votre message',
    language: 'Langue du message',
    languageHint: 'Le questionnaire, lui, propose toujours les deux langues.',
    own: 'Un mot personnel',
    ownHint: 'Facultatif, sans lien : celui du questionnaire est ajouté pour vous.',
    ownPlaceholder: 'À la suite de notre entretien de mardi…',
    left: (count: number, shown: string) =>
      `${shown} ${plural('fr', count, 'caractère restant', 'caractères restants')}`,
    preview: 'Aperçu',
    previewIn: 'Langue de l’aperçu',
    previewFailed: 'L’aperçu n’est pas disponible pour le moment.',
    send: (count: number) =>
      count === 0
        ? 'Envoyer les invitations'
        : `Envoyer ${count} ${plural('fr', count, 'invitation', 'invitations')}`,
    cancel: 'Annuler',
  },
  refusals: {
    title: 'Rien n’a été envoyé',
    quota: (asked: number, left: number, shownLeft: string) =>
      left === 0
        ? `Plus aucun message ne peut être envoyé avant quelques heures, et vous en demandez ${asked}. Revenez demain.`
        : `Il ne reste que ${shownLeft} ${plural('fr', left, 'message', 'messages')} sur 24 heures, et vous en demandez ${asked}. Invitez moins de personnes aujourd’hui, ou revenez demain.`,
    tooOften: 'Trop d’envois de suite. Réessayez dans une minute.',
    closed: 'La campagne a été fermée entre-temps : ouvrez-la pour inviter.',
    forbidden:
      'Seuls la personne responsable de la campagne et les administrateurs peuvent inviter.',
    tooManyCodes: (total: number, shownTotal: string, headcount: string) =>
      `Cela ferait ${shownTotal} ${plural('fr', total, 'code', 'codes')} pour ${headcount} personnes déclarées. Distribuez-en moins, ou corrigez l’effectif des unités.`,
  },
  outcome: {
    title: 'Envoi enregistré',
    queued: (count: number) =>
      count === 0
        ? 'Aucun message ne sera envoyé : toutes ces personnes ont été laissées de côté.'
        : `${count} ${plural('fr', count, 'message sera envoyé', 'messages seront envoyés')} dans les prochaines minutes.`,
    waiting: (count: number) =>
      `${count} ${plural('fr', count, 'message attend', 'messages attendent')} dans la boîte d’envoi.`,
    skipped: (count: number) =>
      `${addresses(count)} ${plural('fr', count, 'laissée', 'laissées')} de côté`,
    done: 'Voir les invitations',
    close: 'Fermer',
    reasons: {
      already_invited: 'déjà invitée',
      not_invited: 'n’a pas été invitée, ou son invitation n’a pas été envoyée',
      completed: 'a déjà terminé',
      not_completed: 'n’a pas terminé',
      recently_reminded: 'a reçu un rappel il y a moins de 24 heures',
      reminded_enough: 'a déjà reçu trois rappels',
    },
  },
  reminder: {
    title: (count: number) => `Envoyer un rappel à ${people(count)}`,
    titleOne: (name: string) => `Envoyer un rappel à ${name}`,
    explanations: {
      screening:
        'Le rappel est envoyé aux personnes qui ont commencé sans terminer, invitées ou non, dans la langue de leur questionnaire. Trois rappels au plus, à 24 heures d’intervalle.',
      profiling:
        'Cette liste ne dit pas qui a répondu : le rappel est envoyé à toutes les personnes invitées. Trois rappels au plus, à 24 heures d’intervalle.',
      codes:
        'Le rappel répète le code de chacun. Cette liste ne dit pas qui a répondu : il est envoyé à toutes les personnes invitées. Trois rappels au plus, à 24 heures d’intervalle.',
    },
    explanationOne: 'Trois rappels au plus par personne, à 24 heures d’intervalle.',
    send: 'Envoyer le rappel',
  },
  again: {
    title: (name: string) => `Inviter ${name} à nouveau ?`,
    failed: 'Le premier message n’a pas été remis. Vérifiez l’adresse avant de le renvoyer.',
    unknown:
      'Nous ne savons pas si le premier message a été envoyé : cette personne le recevra peut-être deux fois.',
    confirm: 'Envoyer l’invitation',
    done: (name: string) => `Une nouvelle invitation sera envoyée à ${name}`,
  },
  removal: {
    title: (name: string) => `Supprimer l’invitation envoyée à ${name} ?`,
    explanation:
      'L’adresse et le nom sont effacés de cette liste ; un message encore en attente ne sera pas envoyé. Un questionnaire déjà commencé reste.',
    confirm: 'Supprimer',
    done: (name: string) => `L’invitation envoyée à ${name} est supprimée`,
  },
};
