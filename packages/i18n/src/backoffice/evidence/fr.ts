import { plural } from '../../formatting/plural.ts';

export default {
  introduction:
    'Ce que les réponses recueillies ici disent du questionnaire : est-il fiable, est-il équitable ? Tant qu’il y a trop peu de réponses, la page le dit.',
  organizationIntroduction:
    'Les groupes sont-ils retenus dans les mêmes proportions, et des personnes décident-elles vraiment ? Tant qu’il y a trop peu de candidats, la page le dit.',
  all: (count: number, shown: string) =>
    `${shown} ${plural('fr', count, 'organisation additionne', 'organisations additionnent')} les réponses. Ce sont des sommes, sans donnée individuelle.`,
  version: 'Version du questionnaire',
  versionName: (version: string) => `Version ${version}`,
  states: { none: 'Pas encore', some: 'En partie', all: 'Connu' },
  progressOf: (label: string) => `Avancement : ${label}`,
  meaning: 'Ce que cela veut dire',
  missing: 'Ce qui manque',
  csv: 'Télécharger en CSV',
  details: 'Tous les chiffres',
  panels: 'Examens',
  glossary: {
    title: 'Les mots de cette page',
    words: {
      n: { word: 'n', text: 'Le nombre de personnes sur lequel repose un chiffre.' },
      interval: {
        word: 'Intervalle à 95 %',
        text: 'À quel point un chiffre est sûr : le vrai se trouve très probablement entre ces deux bornes. Plus il y a de personnes, plus l’intervalle se resserre.',
      },
      correlation: {
        word: 'Corrélation (r)',
        text: 'À quel point deux choses vont ensemble : 0 pas du tout, 1 parfaitement, sous 0 en sens inverse.',
      },
      alpha: {
        word: 'α',
        text: 'À quel point les énoncés d’une échelle vont ensemble, de 0 à 1.',
      },
      deviation: {
        word: 'Écart-type',
        text: 'De combien les personnes s’écartent de la moyenne.',
      },
      percentile: {
        word: 'Centile, médiane',
        text: 'Le 90e centile : 90 % des personnes sont en dessous. La médiane : la moitié.',
      },
      t: {
        word: 'T',
        text: 'Une échelle où 50 est la moyenne et où deux personnes sur trois se situent entre 40 et 60.',
      },
      p: {
        word: 'p',
        text: 'La fréquence à laquelle le hasard seul produirait un écart aussi grand. Sous 0,05, le hasard est une explication peu probable.',
      },
    },
  },
  figuresOf: (title: string, scope: string) => `${title} – ${scope}`,
  optIn: {
    title: 'Additionner les réponses pour examiner le questionnaire',
    off: 'Votre organisation n’additionne pas encore les réponses : il n’y a rien à montrer.',
    on: 'Votre organisation additionne les réponses depuis son choix.',
    points: [
      'Dès que 30 personnes ont terminé, leurs réponses s’ajoutent ensemble à des sommes. Aucune ligne de ces sommes ne concerne une personne.',
      'Les candidats en sont informés par une phrase et peuvent refuser sans conséquence.',
      'Un relevé n’avance que par pas d’au moins 30 personnes : il ne montre pas ce qu’une personne a répondu.',
      'Vos sommes comptent aussi dans celles de toute l’installation, sans le nom de votre organisation.',
      'Si vous arrêtez, votre organisation ne figure plus dans le relevé suivant. Effacer un candidat efface ce qui attend d’être additionné et ne retire rien des sommes.',
    ],
    start: 'Additionner les réponses',
    stop: 'Arrêter',
    started: 'Les réponses seront additionnées à partir de maintenant.',
    stopped: 'Les réponses ne sont plus additionnées.',
    stopTitle: 'Arrêter d’additionner les réponses ?',
    stopText:
      'Les prochains questionnaires ne compteront plus, et votre organisation ne figurera plus dans les relevés.',
  },
  documents: {
    title: 'Documents',
    description:
      'Produits à partir de ces chiffres et de vos réglages, à la date du jour, en français et en anglais.',
    manualTitle: 'Manuel technique',
    manualDescription:
      'Produit à partir de ces chiffres, à la date du jour, en français et en anglais.',
    names: {
      manual: 'Manuel technique',
      instructions: 'Mode d’emploi et limites',
      risks: 'Dossier de risques',
      impact_assessment: 'Analyse d’impact (modèle)',
    },
    hints: {
      manual:
        'Fondements, construction, normes, fiabilité, validité, équité, utilisation, limites.',
      instructions: 'Pour les personnes qui recrutent.',
      risks: 'Ce qui peut mal tourner, et ce qui est fait.',
      impact_assessment: 'Article 35 du RGPD, rempli d’après vos réglages.',
    },
    open: 'Ouvrir',
    download: 'Télécharger le PDF',
    preparing: 'Le PDF est en préparation.',
  },
  norms: {
    title: 'Normes adoptées',
    description:
      'Adopter des normes en fait une version qui ne change plus. Les candidats qui répondent ensuite dans cette langue sont comparés à elle, dans toutes les organisations.',
    provisional: 'Normes provisoires',
    provisionalText:
      'Elles viennent d’un autre questionnaire ; un trait peut s’écarter de 5 à 10 points T.',
    none: 'Aucune norme n’a encore été adoptée.',
    languages: { fr: 'Français', en: 'Anglais' },
    inUse: 'En usage',
    people: (count: number, shown: string) =>
      `${shown} ${plural('fr', count, 'personne', 'personnes')}`,
    adopted: (date: string, by: string) => `Adoptées le ${date} par ${by}`,
    use: 'Utiliser',
    choose: (name: string) => `Utiliser : ${name}`,
    used: 'Ces normes sont en usage.',
    adopt: 'Adopter…',
    adoptOf: (language: string) => `Adopter des normes : ${language}`,
    tooFew: (people: string, needed: string) => `${people} personnes sur ${needed}`,
    adopting: {
      explanation:
        'Les questionnaires terminés à partir de maintenant seront comparés à ces normes. Les scores déjà calculés restent ce qu’ils sont jusqu’à ce qu’on les recalcule ; rapports et listes le signalent.',
      name: 'Nom des normes',
      nameHint: 'Par exemple : automne 2026',
      confirm: 'Adopter',
      done: 'Les normes sont adoptées.',
    },
  },
};
