import { plural } from '../../formatting/plural.ts';

export default {
  begin: {
    duration: 'Durée',
    about: (minutes: number) => `Environ ${minutes} ${plural('fr', minutes, 'minute', 'minutes')}`,
    starting: 'Un instant…',
    failed: 'Le questionnaire n’a pas pu s’ouvrir. Vérifiez votre connexion, puis réessayez.',
  },
  language: 'Langue',
  chooseLanguage: 'Langue · Language',
  theme: {
    label: 'Thème',
    choices: { auto: 'Comme le système', light: 'Clair', dark: 'Sombre' },
  },
  resume: {
    offer: 'Vous avez déjà commencé ? Reprenez avec votre code.',
    title: 'Reprendre votre questionnaire',
    code: 'Code de reprise',
    hint: 'Seize lettres, en quatre groupes. Les tirets et les majuscules sont facultatifs.',
    submit: 'Reprendre',
    back: 'Retour',
    wrong: 'Ce code ne correspond à aucun questionnaire. Vérifiez-le lettre par lettre.',
    tooOften: 'Trop d’essais à la fois. Patientez une minute, puis réessayez.',
  },
  code: {
    label: 'Votre code',
    hint: 'Douze lettres et chiffres, dans l’e-mail ou sur la carte que vous avez reçus. Ni 0, ni O, ni 1, ni I, ni L.',
    read: 'Votre code a été lu dans le lien.',
    missing: 'Saisissez votre code.',
    refused:
      'Ce code ne peut pas être utilisé : il est mal saisi, inconnu, ou a déjà servi à envoyer des réponses.',
    another: 'Utiliser un autre code',
  },
  ongoing: {
    title: 'Vous revoilà !',
    explanation: 'Un questionnaire est en cours sur cet appareil. Vos réponses sont gardées.',
    proceed: 'Reprendre où j’en étais',
    another: 'Ce n’est pas moi : commencer un nouveau questionnaire',
  },
  finished: {
    title: 'Vous avez déjà répondu',
    explanation: 'Vos réponses ont bien été envoyées depuis cet appareil.',
    proceed: 'Revoir la page de fin',
    another: 'Quelqu’un d’autre souhaite répondre',
  },
  loading: 'Chargement…',
  retry: 'Réessayer',
  failure: {
    title: "Quelque chose n'a pas fonctionné",
    explanation:
      'Vérifiez votre connexion, puis réessayez. Rien de ce que vous avez saisi n’est perdu.',
  },
  unavailable: {
    title: "Le questionnaire n'est pas disponible",
    explanation:
      'Cette campagne est fermée. Merci de vérifier le lien ou de contacter l’organisation.',
    unknown:
      'Nous ne trouvons pas ce questionnaire. Merci de vérifier le lien ou de contacter l’organisation.',
    kept: 'Les réponses que vous aviez déjà enregistrées sont conservées.',
    ownData: 'Voir ou effacer mes données',
    write: (email: string) => `Écrire à ${email}`,
  },
  poweredBy: (version: string) => `Réalisé avec Cadran ${version}`,
};
