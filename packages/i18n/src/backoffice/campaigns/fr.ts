import { plural } from '../../formatting/plural.ts';

/** Lists and pages of campaigns; texts that differ between the two modules are under `modules`. */
export default {
  search: 'Rechercher une campagne…',
  count: (total: number, shown: string) =>
    `${shown} ${plural('fr', total, 'campagne', 'campagnes')}`,
  create: 'Créer une campagne',
  fromFile: 'Ouvrir un fichier',
  name: 'Nom',
  nobody: 'Aucun',
  openedCount: (count: number, shown: string) =>
    `${shown} ${plural('fr', count, 'commencé', 'commencés')}`,
  completedCount: (count: number, shown: string) =>
    `${shown} ${plural('fr', count, 'terminé', 'terminés')}`,
  status: 'Statut',
  statuses: { open: 'Ouverte', closed: 'Fermée' },
  anyStatus: 'Toutes les campagnes',
  onlyStatus: { open: 'Campagnes ouvertes', closed: 'Campagnes fermées' },
  createdAt: 'Créée le',
  updatedAt: 'Modifiée le',
  overview: 'Vue d’ensemble',
  owner: 'Responsable',
  progress: {
    title: (name: string) => `Questionnaires terminés sur 30 jours : ${name}`,
    sentence: (started: number, shownStarted: string, completed: number, shownCompleted: string) =>
      `En 30 jours, ${shownStarted} ${plural('fr', started, 'questionnaire commencé', 'questionnaires commencés')} et ${shownCompleted} ${plural('fr', completed, 'terminé', 'terminés')}.`,
  },
  actions: {
    link: 'Obtenir le lien',
    invitations: 'Invitations',
    edit: 'Modifier',
    read: 'Consulter',
    open: 'Ouvrir',
    close: 'Fermer',
    duplicate: 'Dupliquer',
    repeat: 'Répéter cet audit',
    download: 'Télécharger en fichier',
    remove: 'Supprimer',
  },
  unfinishedOnClose: (count: number, shown: string) =>
    count === 1
      ? 'Une personne n’avait pas terminé ; elle pourra reprendre si vous rouvrez la campagne.'
      : `${shown} personnes n’avaient pas terminé ; elles pourront reprendre si vous rouvrez la campagne.`,
  repeated: (name: string) => `Audit suivant de la série créé, fermé pour l’instant : « ${name} »`,
  duplicated: (name: string) => `Copie créée, fermée pour l’instant : « ${name} »`,
  link: {
    title: (name: string) => `Lien : ${name}`,
    closed: 'La campagne est fermée. Ouvrez-la pour que ce lien mène au questionnaire.',
    label: 'Lien du questionnaire',
    qr: (name: string) => `Code QR du lien : ${name}`,
    download: { png: 'Télécharger en PNG', svg: 'Télécharger en SVG' },
    byCodes:
      'Ce lien seul ne suffit pas : chaque personne répond avec son propre code. Remettez les codes par e-mail ou sur des cartes ; le lien peut être affiché pour celles qui ont déjà le leur.',
    codes: 'Remettre des codes',
  },
  closing: {
    title: (name: string) => `Fermer « ${name} » ?`,
    forGood: 'C’est définitif :',
    secret:
      'le secret dont dérivent les codes envoyés par e-mail est détruit : plus rien ne pourra dire à quelle adresse appartenait un code ;',
    mail: 'plus aucun code ni aucune relance ne pourra être envoyé par e-mail pour cet audit, même si vous le rouvrez.',
    kept: 'Si vous rouvrez l’audit, les codes déjà remis fonctionneront de nouveau et vous pourrez encore imprimer des cartes.',
    confirm: 'Fermer l’audit',
  },
  deletion: {
    title: (name: string) => `Supprimer « ${name} » ?`,
    lost: 'Seront perdus définitivement :',
    link: 'le lien du questionnaire, qui ne fonctionnera plus',
    confirm: 'Supprimer définitivement',
    done: (name: string) => `« ${name} » est supprimée`,
  },
  modules: {
    screening: {
      introduction: 'Vos campagnes de recrutement, leurs liens et leurs candidats.',
      campaigns: 'Campagnes de recrutement',
      empty: {
        title: 'Aucune campagne pour le moment',
        explanation:
          'Décrivez le profil recherché, puis envoyez le lien du questionnaire à vos candidats.',
      },
      people: 'Candidats',
      nowStatus: {
        open: (name: string) => `« ${name} » est ouverte : les candidats peuvent répondre`,
        closed: (name: string) =>
          `« ${name} » est fermée : son questionnaire n’est plus disponible`,
      },
      send: 'Envoyez ce lien à vos candidats, ou imprimez le code QR : ils répondent sans se connecter.',
      lost: {
        nobody: 'Personne n’a encore répondu : aucune réponse n’est perdue.',
        people: (count: number) =>
          `${count} ${plural('fr', count, 'candidat, avec ses réponses et ses rapports', 'candidats, avec leurs réponses et leurs rapports')}`,
        content: 'le profil recherché, les questions et les textes de la campagne',
      },
    },
    profiling: {
      introduction: 'Vos audits de culture, leurs liens et leur participation.',
      campaigns: 'Campagnes d’audit',
      empty: {
        title: 'Aucun audit pour le moment',
        explanation:
          'Décrivez votre organisation, puis envoyez le lien du questionnaire aux salariés : ils répondent anonymement.',
      },
      people: 'Répondants',
      nowStatus: {
        open: (name: string) => `« ${name} » est ouverte : les salariés peuvent répondre`,
        closed: (name: string) =>
          `« ${name} » est fermée : son questionnaire n’est plus disponible`,
      },
      send: 'Envoyez ce même lien à tous les salariés, ou affichez le code QR : ils répondent sans se connecter et sans se nommer. Dans un audit par codes, chacun saisit aussi son code.',
      lost: {
        nobody: 'Personne n’a encore répondu : aucun résultat n’est perdu.',
        people: (count: number) =>
          `${count} ${plural('fr', count, 'questionnaire, terminé ou en cours, et les résultats', 'questionnaires, terminés ou en cours, et les résultats')}`,
        content: 'les unités, les valeurs, le logo et les textes de la campagne',
      },
    },
  },
};
