import { plural } from '../../formatting/plural.ts';

export default {
  title: 'Suites des embauches',
  introduction:
    'Six mois puis douze mois après une embauche, dites si la personne est toujours en poste et comment elle travaille. Cela montre si le questionnaire permet de prévoir la suite. Il faut moins d’une minute par personne.',
  seen: 'Seuls vous et les administrateurs voyez ces réponses. Elles sont effacées avec le candidat ; seules des sommes, sans nom, sont conservées.',
  shown: 'Suites affichées',
  due: (count: number) => `À saisir (${count})`,
  entered: (count: number) => `Saisies (${count})`,
  none: {
    due: 'Rien à saisir pour le moment. Vous recevrez un e-mail six et douze mois après une embauche.',
    entered: 'Rien n’a encore été saisi.',
  },
  retention: (days: number) =>
    `Les candidats sont effacés ${days} jours après la fermeture de leur campagne : on ne peut plus rien dire d’une personne effacée avant six ou douze mois. Un administrateur peut choisir une durée de conservation plus longue.`,
  off: 'Votre organisation n’additionne pas les réponses. Un administrateur peut changer ce choix dans les réglages de l’organisation.',
  person: (name: string, months: number) => `${name}, après ${months} mois`,
  hired: (day: string, end: string) => `Embauche le ${day} · à saisir avant le ${end}`,
  form: {
    stayed: 'Cette personne est-elle toujours en poste ?',
    reason: 'Pourquoi est-elle partie ?',
    cannotSay: 'Je ne sais pas',
    save: 'Enregistrer',
    correct: 'Corriger',
    saved: 'Enregistré',
    needStayed: 'Dites si la personne est toujours en poste.',
    needReason: 'Choisissez une raison.',
    remove: 'Supprimer',
    removed: 'Supprimé',
    conflict:
      'Quelqu’un d’autre vient de saisir cette suite. La page montre maintenant sa version.',
  },
  more: (count: number) =>
    `${count} de plus ${plural('fr', count, 'apparaîtra', 'apparaîtront')} ensuite.`,
  import: {
    open: 'Importer un fichier',
    title: 'Importer des suites d’embauches',
    explanation: (rows: number) =>
      `Téléchargez le modèle : il contient une ligne par suite à saisir. Complétez-le, puis choisissez-le ici, ${rows} lignes au plus. Tout est enregistré, ou rien si une ligne est fausse.`,
    downloadTemplate: 'Télécharger le modèle',
    file: 'Fichier CSV',
    chooseFile: 'Choisir un fichier…',
    text: 'Lignes à importer',
    textHint: 'Vous pouvez les corriger ici avant l’envoi.',
    noLine: 'Il n’y a personne sous la ligne de titres.',
    unreadable: 'Ce texte n’est pas lisible comme fichier CSV.',
    send: 'Importer',
    done: (count: number) =>
      `${count} ${plural('fr', count, 'suite enregistrée', 'suites enregistrées')}`,
    refused: 'Rien n’a été enregistré : corrigez ces lignes',
    line: (line: number, column: string, reason: string) => `Ligne ${line}, ${column} : ${reason}`,
    column: (column: string, reason: string) => `Colonne ${column} : ${reason}`,
    wholeLine: 'toute la ligne',
  },
  home: {
    title: 'Suites des embauches',
    due: (count: number) =>
      `${count} ${plural('fr', count, 'personne embauchée', 'personnes embauchées')} il y a six ou douze mois : dites ce qu’${plural('fr', count, 'elle est devenue', 'elles sont devenues')}.`,
    none: 'Rien à saisir pour le moment.',
    open: 'Voir les suites',
  },
};
