import { plural } from '../../formatting/plural.ts';

export default {
  title: 'Pour commencer',
  progress: (done: number, total: number) =>
    `${done} ${plural('fr', done, 'étape faite', 'étapes faites')} sur ${total}`,
  done: 'Fait',
  toDo: 'À faire',
  waiting: 'Plus tard',
  newTab: 'dans un nouvel onglet',
  dismiss: 'Masquer cette liste',
  dismissed: 'Liste masquée : vous la retrouverez dans l’aide',
  bringBack: 'Afficher la liste « Pour commencer »',
  steps: {
    organization: {
      title: 'Créer une organisation',
      text: 'Chaque organisation a ses utilisateurs, ses campagnes et ses couleurs.',
    },
    branding: {
      title: 'Donner vos couleurs',
      text: 'Votre logo et vos couleurs, dans les questionnaires et les rapports aussi.',
    },
    user: {
      title: 'Ajouter un utilisateur',
      text: 'Une personne qui recrute ou qui mène des audits avec vous.',
    },
    campaign: {
      title: 'Créer une campagne',
      text: 'Décrivez le poste : quelques sections suffisent.',
    },
    answer: {
      title: 'Y répondre vous-même',
      text: 'Ouvrez le lien de la campagne et répondez comme une personne candidate.',
    },
    report: {
      title: 'Lire le rapport et noter une décision',
      text: 'Le rapport est prêt dès que le questionnaire est terminé.',
    },
    audit: {
      title: 'Créer un audit',
      text: 'Une enquête anonyme sur la culture de votre organisation.',
    },
    auditAnswers: {
      title: 'Inviter les salariés',
      text: 'Transmettez le lien ou les codes ; les réponses se comptent d’elles-mêmes.',
    },
    auditResults: {
      title: 'Calculer les résultats',
      text: 'Dès que cinq personnes ont répondu.',
    },
  },
};
