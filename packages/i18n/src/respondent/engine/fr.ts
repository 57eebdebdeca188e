import { plural } from '../../formatting/plural.ts';

export default {
  pageOf: (page: number, pages: number) => `${page} sur ${pages}`,
  progress: (percent: number) => `Questionnaire rempli à ${percent} %`,
  minutesLeft: (minutes: number) => `encore ${minutes} min environ`,
  allAnswered: 'Tout est rempli',
  previous: 'Précédent',
  next: 'Suivant',
  toSummary: 'Récapitulatif',
  saveStates: {
    saved: 'Enregistré',
    kept: 'Enregistré sur cet appareil',
    saving: 'Enregistrement…',
    offline: 'Hors ligne',
    closed: 'Campagne fermée',
    completed: 'Réponses envoyées',
    ended: 'Questionnaire terminé',
  },
  offlineKept: 'Hors ligne : vos réponses sont enregistrées sur cet appareil',
  offlineUnkept:
    'Hors ligne : vos dernières réponses ne sont pas encore enregistrées. Laissez cette page ouverte.',
  unkept:
    'Ce navigateur ne peut pas enregistrer vos réponses sur cet appareil : elles sont envoyées aussitôt. Pour revenir plus tard, notez votre code de reprise :',
  errors: {
    summary: (count: number) =>
      plural('fr', count, 'Il reste un point à compléter', `Il reste ${count} points à compléter`),
    others: (count: number) => `et ${count} autres`,
    required: 'Ce champ est obligatoire',
    choose: 'Vous devez sélectionner une réponse.',
    addOne: 'Vous devez ajouter au moins un élément.',
    leftover: "Tous les éléments de la liste de gauche n'ont pas été utilisés",
    email: 'Saisissez une adresse e-mail valide.',
    phone: 'Saisissez un numéro de téléphone : au moins six chiffres, sans lettres.',
    past: 'Cette date est dans le futur.',
    tooLong: (count: number) =>
      `Ce texte est trop long de ${count} ${plural('fr', count, 'caractère', 'caractères')} : raccourcissez-le, rien n’est coupé.`,
    min: (num: number) => `La valeur doit être d’au moins ${num}`,
    max: (num: number) => `La valeur ne peut pas dépasser ${num}`,
    invalid: 'Ce champ n’a pas le format attendu.',
    number: 'Ce n’est pas un nombre. Écrivez-le en chiffres, par exemple 45 000.',
    notAdded: (text: string) =>
      `« ${text} » n’est pas ajouté : choisissez une proposition de la liste, ou effacez ce texte.`,
    taken: 'Cet élément est déjà dans la liste.',
  },
  optional: 'facultatif',
  yes: 'Oui',
  no: 'Non',
  picker: {
    search: 'Rechercher',
    count: (chosen: number, max: number) => `${chosen} sur ${max}`,
    full: 'Le maximum est atteint. Retirez un élément pour en ajouter un autre.',
    replace: 'Pour changer, retirez d’abord ce choix.',
    none: 'Aucun résultat. Essayez un autre mot.',
    results: (count: number) =>
      `${count} ${plural('fr', count, 'proposition', 'propositions')}. Flèches pour parcourir, Entrée pour choisir.`,
    unreachable: 'La recherche ne répond pas. Vérifiez votre connexion.',
    asTyped: (text: string) => `Garder « ${text} »`,
    remove: (name: string) => `Retirer « ${name} »`,
    added: (name: string) => `« ${name} » ajouté à la liste.`,
    removed: (name: string) => `« ${name} » retiré de la liste.`,
  },
  later: {
    open: 'Continuer plus tard',
    title: 'Continuer plus tard',
    explanation:
      'Vos réponses sont enregistrées au fur et à mesure. Sur cet appareil, rouvrez simplement le lien reçu. Sur un autre, utilisez ce code ou ce lien personnel.',
    shared:
      'Vos réponses sont enregistrées au fur et à mesure, mais elles seront effacées de cet appareil partagé. Notez ce code : sur un autre appareil, ouvrez le lien du questionnaire et saisissez-le.',
    code: 'Votre code de reprise',
    ownCode: 'Votre code',
    copy: 'Copier le lien de reprise',
    copied: 'Lien copié.',
    copyCode: 'Copier le code',
    codeCopied: 'Code copié.',
    copyFailed: 'Impossible de copier le texte',
    mail: 'Me l’envoyer par e-mail',
    mailSubject: (organization: string) => `Reprendre mon questionnaire – ${organization}`,
    mailBody: (link: string, code: string) =>
      `Pour reprendre mon questionnaire :\n${link}\n\nCode de reprise : ${code}`,
    secretAtWork:
      'Ce code ouvre vos réponses jusqu’à leur envoi. Notez-le ailleurs que dans une messagerie ou sur un appareil que votre employeur peut consulter.',
    secret: 'Ce code ouvre vos réponses : gardez-le pour vous.',
    close: 'Fermer',
  },
  kiosk: {
    title: 'Êtes-vous toujours là ?',
    explanation: (seconds: number) =>
      `Sans réaction de votre part, vos réponses seront effacées de cet appareil dans ${seconds} ${plural('fr', seconds, 'seconde', 'secondes')}.`,
    stay: 'Je continue',
    restart: 'Effacer et recommencer',
  },
};
