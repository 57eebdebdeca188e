import { plural } from '../../formatting/plural.ts';

export default {
  applied: 'Candidature',
  verdict: 'Verdict',
  /** Short labels for a column; reports and exports use the full ones. */
  verdicts: {
    fits: 'Correspond',
    can_adapt: 'Peut s’adapter',
    does_not_fit: 'Ne correspond pas',
    insufficient_basis: 'Base insuffisante',
  },
  certainty: 'Certitude',
  between: (low: string, high: string) => `${low}–${high}`,
  probably: (low: string, high: string) => `probablement ${low} à ${high}`,
  otherVersion: 'À recalculer',
  quality: 'Fiabilité',
  decision: 'Décision',
  overall: 'Global',
  sectionScores: 'Sections',
  notScored: 'non noté',
  filters: {
    sort: 'Trier par…',
    anyVerdict: 'Tout verdict',
    anyCertainty: 'Toute certitude',
    anyQuality: 'Toute fiabilité',
    anyDecision: 'Toute décision',
  },
  report: {
    back: 'Retour',
    download: 'Télécharger',
    downloading: 'Préparation du PDF…',
    personal: 'Rapport personnel',
    recruiter: 'Rapport du recruteur',
    more: (name: string) => `Autres actions : ${name}`,
    print: 'Imprimer',
    open: 'Lire le rapport',
    interview: 'Guide d’entretien',
    openPersonal: 'Lire le rapport personnel',
    openProgress: 'Voir où en est cette personne',
    orderedBy: {
      names: {
        greenhouse: 'Greenhouse',
        workable: 'Workable',
        ashby: 'Ashby',
        api: 'un autre système',
      },
      by: (name: string) => `Évaluation commandée par ${name}`,
      byReference: (name: string, reference: string) =>
        `Évaluation commandée par ${name}, référence ${reference}`,
    },
    forCandidate:
      'Tel que le candidat le lit : ni verdict, ni comparaison avec le profil recherché.',
  },
  neighbours: {
    label: 'Candidat précédent et suivant',
    previous: (name: string) => `Candidat précédent : ${name}`,
    next: (name: string) => `Candidat suivant : ${name}`,
    first: 'Aucun candidat avant',
    last: 'Aucun candidat après',
  },
  unfinished: {
    introduction:
      'A commencé sans terminer. Les réponses et les scores se lisent une fois le questionnaire envoyé.',
    whereTitle: 'Où en est cette personne',
    lastPart: 'Dernière partie atteinte',
    nothingYet: 'Aucune réponse pour l’instant',
    savedAt: 'Dernière réponse enregistrée',
    never: 'Jamais',
    openedAt: 'A commencé',
    reminders: 'Rappels',
    reminderCount: (sent: number, max: number) => `${sent} sur ${max}`,
    remindedAt: (date: string) => `le dernier le ${date}`,
    partsTitle: 'Parties du questionnaire',
    partsDone: (done: number, total: number) =>
      `${done} ${plural('fr', done, 'partie terminée', 'parties terminées')} sur ${total}`,
    states: { done: 'Terminée', begun: 'Commencée', open: 'Pas commencée' },
    parts: { contact: 'Coordonnées', questions: 'Questions' },
    refusals: {
      no_address: 'Aucun rappel possible : cette personne n’a pas donné d’adresse e-mail.',
      campaign_closed: 'Aucun rappel possible : la campagne est fermée. Ouvrez-la d’abord.',
      completed:
        'Aucun rappel nécessaire : cette personne a terminé un autre questionnaire de cette campagne.',
      recently_reminded:
        'Cette personne a reçu un rappel il y a moins de 24 heures. Attendez avant d’en envoyer un autre.',
      reminded_enough: 'Cette personne a déjà reçu trois rappels. Aucun autre n’est envoyé.',
    },
    mayNotRemind: 'Seuls la personne responsable et les administrateurs peuvent envoyer un rappel.',
  },
  personalReportMail: {
    open: 'Annoncer le rapport personnel…',
    title: (name: string) => `Écrire à ${name}`,
    explanation: (email: string) =>
      `Un e-mail sera envoyé à ${email}, dans la langue du questionnaire, avec un lien vers son rapport personnel : ni verdict, ni score. Rien du rapport du recruteur n’est envoyé.`,
    send: 'Envoyer le message',
  },
  engine: {
    other: 'Scores calculés par une autre version',
    otherText: (version: number) =>
      `Les scores ont été calculés avec la version ${version} du moteur et ne sont pas affichés. Recalculer applique la version actuelle aux mêmes réponses.`,
    others: 'Une partie des scores a été calculée par une autre version',
    othersText:
      'Ils ne sont pas affichés, car ils ne se comparent pas aux autres. Recalculer applique la version actuelle aux mêmes réponses.',
    mixed: 'Cette liste mêle deux méthodes de calcul',
    mixedText:
      'Une partie des scores a été calculée selon des normes précédentes : ils ne se comparent pas aux autres. Recalculer applique à tous les normes actuelles, sur les mêmes réponses.',
    target: 'Le profil recherché a changé depuis le calcul',
    targetText:
      'Les scores comparent le candidat au profil précédent. Recalculer utilise le profil actuel.',
    norms: 'D’autres normes sont en usage depuis le calcul',
    normsText:
      'Les scores reposent sur les normes précédentes. Recalculer utilise celles qui sont en usage.',
    recompute: 'Recalculer',
    recomputed: 'Scores recalculés.',
    ask: 'Demandez à la personne responsable de la campagne de recalculer.',
  },
  deciding: {
    title: 'Votre décision',
    explanation: 'Le score éclaire, il ne décide pas. Votre décision et sa raison sont conservées.',
    note: 'Motif',
    noteHint: 'Quelques mots suffisent : la personne peut vous demander pourquoi.',
    notePlaceholder: 'Pourquoi cette décision ?',
    save: 'Enregistrer la décision',
    saved: 'Décision enregistrée.',
    by: (name: string, date: string) => `Enregistrée par ${name} le ${date}`,
    on: (date: string) => `Enregistrée le ${date}`,
    rated: (names: string) => `Entretien évalué par ${names} avant cette décision`,
    none: 'Aucune décision enregistrée.',
    conflict: {
      title: 'Une autre décision vient d’être enregistrée',
      text: (decision: string, note: string) =>
        `« ${decision} ». Votre saisie est intacte ; l’enregistrer remplacera cette décision.${note && ` Motif donné : « ${note} »`}`,
    },
  },
  exporting: {
    open: 'Exporter',
    shown: (count: number, shown: string) =>
      `${shown} ${plural('fr', count, 'candidat affiché', 'candidats affichés')}`,
    all: 'tous les candidats',
    csv: 'Fichier CSV',
    xlsx: 'Fichier Excel (XLSX)',
  },
  comparing: {
    title: 'Comparer des candidats',
    compare: 'Comparer',
    introduction: 'Les mêmes mesures, côte à côte, dans l’ordre de votre choix.',
    scores: 'Scores',
    scoresExplanation:
      'Sous chaque score : où il se trouve probablement. Pour une section, le mot dit si le score resterait du même côté de 50 et de 70 en répondant une autre fois. Les faits sont pris tels que déclarés, sans intervalle. Le score le plus élevé d’une ligne est marqué seulement si son intervalle est au-dessus de tous les autres.',
    decisions: 'Décisions',
    best: 'Le plus élevé',
    unclear: 'Aucun nettement plus élevé',
    criterion: 'Critère',
    target: 'Profil recherché',
    empty: {
      title: 'Personne à comparer',
      explanation: 'Choisissez dans la liste deux à quatre personnes qui ont terminé.',
      action: 'Revenir à la liste',
    },
    culture: 'Culture',
    cultureDescription: (names: string) => `Place entre les quatre cultures : ${names}.`,
    values: 'Valeurs',
    valuesDescription: (names: string) =>
      `Importance que ${names} accordent à chaque valeur, par rapport à leur propre moyenne.`,
    personality: 'Personnalité',
    personalityDescription: (trait: string, names: string) =>
      `${trait} : positions de ${names} sur l’échelle de 1 à 5.`,
    norms:
      'Le profil recherché est placé sur l’échelle selon des normes provisoires, tirées d’un autre questionnaire ; un trait peut être décalé de 5 à 10 points T.',
    motivations: 'Motivations',
    motivationsExplanation: 'Rang donné par chacun, de 1 (le plus important) à 10.',
    motivation: 'Motivation',
    value: 'Valeur',
    axes: {
      external: 'Externe',
      internal: 'Interne',
      flexibility: 'Souplesse',
      stability: 'Stabilité',
    },
    traits: {
      scale: { low: 'Pas du tout', middle: 'Milieu', high: 'Tout à fait' },
      score: 'Position',
      desired: 'Recherché',
      notRequired: 'Non demandé',
      candidate: 'Candidat',
    },
  },
};
