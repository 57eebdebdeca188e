import { plural } from '../../formatting/plural.ts';

export default {
  title: 'Vos premiers pas',
  introduction:
    'Quatre étapes, de la campagne au premier rapport. Elles restent ici jusqu’à ce que vous les masquiez.',
  progress: (done: number, total: number) =>
    `${done} ${plural('fr', done, 'étape faite', 'étapes faites')} sur ${total}`,
  done: 'Fait',
  toDo: 'À faire',
  dismiss: 'Ne plus afficher',
  steps: {
    create: {
      title: 'Créer une campagne',
      text: 'Décrivez le poste : quelques sections suffisent pour commencer.',
      action: 'Créer une campagne',
    },
    preview: {
      title: 'Prévisualiser le questionnaire',
      text: '« Aperçu du questionnaire », dans le formulaire : répondez comme un candidat, rien n’est enregistré.',
      action: 'Ouvrir le formulaire',
    },
    share: {
      title: 'Partager le lien',
      text: 'Copiez le lien ou le code QR, ou invitez par e-mail.',
      action: 'Obtenir le lien',
    },
    read: {
      title: 'Lire un rapport',
      text: 'Dès qu’un candidat a terminé, ouvrez son rapport depuis la campagne.',
      action: 'Voir les candidats',
    },
  },
  waiting: 'Quand une campagne existera',
  help: 'Lire le guide du recrutement',
};
