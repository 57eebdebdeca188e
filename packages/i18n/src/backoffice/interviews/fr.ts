import { plural } from '../../formatting/plural.ts';

export default {
  title: 'Guide d’entretien',
  introduction:
    'Les mêmes six questions pour tout le monde, puis quelques questions sur ce que les réponses de cette personne ne montrent pas. Vos notes n’entrent dans aucun score.',
  back: 'Rapport',
  print: 'Imprimer la fiche',
  core: {
    title: 'Questions communes',
    description:
      'Posez-les à tout le monde, dans cet ordre et avec ces mots. Un exemple tiré des études ou du bénévolat vaut autant qu’un exemple tiré d’un emploi.',
  },
  probes: {
    title: 'Questions pour cette personne',
    description:
      'Choisies d’après les écarts avec le profil recherché et les sections incertaines, les plus importantes d’abord.',
    none: 'Aucun écart ni section incertaine : les questions communes suffisent.',
  },
  number: (place: number) => `Question ${place}`,
  about: {
    skills: (name: string) => `Compétence : ${name}`,
    languages: (name: string) => `Langue : ${name}`,
  },
  main: 'celle qui compte le plus pour ce poste',
  ownQuestion: 'Question de votre organisation',
  why: 'Pourquoi cette question :',
  poles: {
    high: (name: string) => name,
    low: (name: string) => `${name}, niveau bas`,
  },
  reasons: {
    trait: {
      below: (name: string, position: string, min: string, max: string) =>
        `d’après les réponses, « ${name} » est sous l’intervalle recherché : ${position} sur une échelle de 1 à 5, recherché de ${min} à ${max} selon des normes provisoires.`,
      above: (name: string, position: string, min: string, max: string) =>
        `d’après les réponses, « ${name} » est au-dessus de l’intervalle recherché : ${position} sur une échelle de 1 à 5, recherché de ${min} à ${max} selon des normes provisoires.`,
    },
    withMargin: (position: string, margin: string) => `${position} ± ${margin}`,
    weaker: (name: string) =>
      `« ${name} » compte plus dans le profil recherché que dans les réponses de cette personne.`,
    rank: (name: string, desired: number, actual: number) =>
      `« ${name} » : place ${desired} dans le profil recherché, place ${actual} pour cette personne.`,
    level: (wanted: string, given: string) =>
      `niveau demandé : ${wanted} ; niveau indiqué : ${given}.`,
    noLevel: 'aucun',
    uncertain: (section: string, score: number, low: number, high: number) =>
      `le score de la section « ${section} » est incertain : ${score}, probablement de ${low} à ${high}.`,
    unanswered: (section: string) =>
      `la section « ${section} » a trop peu de réponses pour un score.`,
  },
  anchors: 'À quoi ressemble une réponse notée 1, 3 ou 5',
  rating: (place: number) => `Note de la question ${place}`,
  notAsked: 'Non posée',
  note: (place: number) => `Remarques sur la question ${place}`,
  notePlaceholder: 'Ce que la personne a dit, avec ses mots.',
  overallNote: 'Remarque générale',
  readable:
    'La personne peut demander une copie de vos notes et remarques : écrivez ce qui a été dit, rien sur la santé, la famille, les croyances, l’origine, l’âge ou l’appartenance syndicale.',
  saving: {
    idle: 'Chaque changement est enregistré comme brouillon.',
    pending: 'Enregistrement…',
    saved: 'Brouillon enregistré.',
    kept: 'Pas encore enregistré : gardé sur cet appareil, nouvel essai en cours.',
    lost: 'Pas encore enregistré : ne fermez pas cette page.',
  },
  conflict: {
    title: 'Cette fiche a changé ailleurs',
    text: 'Vous l’avez modifiée sur un autre appareil ou dans un autre onglet. Ce que vous avez saisi ici n’a pas été enregistré.',
    reload: 'Charger la fiche enregistrée',
  },
  submit: {
    open: 'Remettre mes notes',
    title: 'Remettre vos notes ?',
    text: 'Elles ne pourront plus être modifiées. Vous verrez ensuite celles des autres.',
    missing: (count: number) =>
      `${count} ${plural('fr', count, 'question sans note sera comptée', 'questions sans note seront comptées')} comme non ${plural('fr', count, 'posée', 'posées')}.`,
    confirm: 'Remettre',
    nothing: 'Notez au moins une question avant de remettre vos notes.',
    done: 'Notes remises.',
  },
  blind: {
    title: 'Les autres notes restent cachées',
    text: 'Chacun note sans voir les autres. Elles s’affichent quand vous avez remis les vôtres.',
    open: 'Lire sans noter',
    confirmTitle: 'Lire les notes sans noter ?',
    confirmText:
      'Pour qui décide sans mener d’entretien. Vous ne pourrez plus noter cette personne, et votre brouillon éventuel sera effacé.',
    confirm: 'Lire les notes',
    done: 'Vous lisez les notes sans noter cette personne.',
  },
  interviewers: {
    title: 'Qui mène les entretiens',
    none: 'Personne n’a encore commencé.',
    rated: (name: string, date: string) => `${name} : notes remises le ${date}`,
    drafting: (name: string) => `${name} : a commencé`,
    deleted: 'Compte supprimé',
  },
  summary: {
    title: 'Notes côte à côte',
    description:
      'Aucune moyenne : un écart se discute. Ces notes sont conservées avec la décision et ne changent aucun score.',
    question: 'Question',
    spread: 'Écart',
    same: 'Aucun',
    apart: (points: number) => `${points} ${plural('fr', points, 'point', 'points')}`,
    discuss: 'à discuter',
    none: 'Personne n’a encore remis de notes.',
    you: (name: string) => `${name} (vous)`,
    onlyOne: 'Une seule note',
  },
  decision: {
    title: 'Décision',
    link: 'Décider dans le rapport',
    none: 'Aucune décision enregistrée.',
    on: (date: string) => `Enregistrée le ${date}`,
  },
  sheet: { interviewer: 'Entretien mené par', date: 'Date' },
  form: {
    isDefault:
      'Les six questions de la banque qui valent pour presque tous les postes. Choisissez-en d’autres si le poste le demande.',
    choose: 'Choisir les questions',
    useDefault: 'Revenir aux questions par défaut',
    question: (place: number) => `Question ${place}`,
    own: 'Écrire ma propre question…',
    ownGroup: 'Votre question',
    text: { fr: 'Votre question en français', en: 'Votre question en anglais' },
    hint: 'Demandez un exemple vécu. Rien sur la santé, la famille, les croyances, l’origine, l’âge, l’appartenance syndicale ou les salaires passés.',
    fixed:
      'Un guide ne change plus dès que quelqu’un a commencé à noter la personne : vos changements valent pour les suivantes.',
  },
};
