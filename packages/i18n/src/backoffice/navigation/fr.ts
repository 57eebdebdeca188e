/** Page names, used by navigation, breadcrumb and document titles. */
export default {
  places: {
    home: 'Accueil',
    screening: 'Recrutement',
    profiling: 'Audit des salariés',
    adminDashboard: 'Tableau de bord',
    organization: 'Mon organisation',
    adminUsers: 'Mes utilisateurs',
    superadminDashboard: 'Tableau de bord de la plateforme',
    organizations: 'Organisations',
    users: 'Utilisateurs',
    outbox: 'Boîte d’envoi',
    retention: 'Durée de conservation',
    fairness: 'Équité',
    activityLog: 'Journal d’activité',
    platformActivityLog: 'Journal de la plateforme',
    profile: 'Mon profil',
    settings: 'Paramètres',
    help: 'Aide',
  },
  sections: {
    modules: 'Modules',
    administration: 'Administration',
    platform: 'Plateforme',
    account: 'Mon compte',
  },
};
