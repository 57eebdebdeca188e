export default {
  skipToContent: 'Aller au contenu',
  openNavigation: 'Ouvrir le menu',
  closeNavigation: 'Fermer le menu',
  mainNavigation: 'Navigation principale',
  modules: 'Modules',
  breadcrumb: 'Fil d’Ariane',
  userMenu: 'Mon compte',
  logout: 'Se déconnecter',
  language: 'Langue',
  theme: {
    label: 'Thème',
    choices: { auto: 'Comme le système', light: 'Clair', dark: 'Sombre' },
  },
  version: (version: string) => `Version ${version}`,
  loading: 'Chargement…',
  retry: 'Réessayer',
  reload: 'Recharger la page',
  close: 'Fermer',
  cancel: 'Annuler',
  backHome: 'Retour à l’accueil',
  toSettings: 'Ouvrir les paramètres',
  reference: (id: string) => `Référence : ${id}`,
  roles: {
    user: 'Utilisateur',
    admin: 'Administrateur',
    superadmin: 'Super administrateur',
  },
  mailLanguage: {
    label: 'Langue de vos e-mails',
    question: 'Vos e-mails sont en anglais. Voulez-vous aussi les recevoir en français ?',
    change: 'Les recevoir en français',
    keep: 'Garder l’anglais',
    changed: 'Vos prochains e-mails seront en français',
  },
  failure: {
    title: "Quelque chose n'a pas fonctionné",
    explanation: 'La page n’a pas pu s’afficher. Vos données sont en sécurité.',
  },
  notFound: {
    title: 'Non trouvé',
    explanation: 'Cette page n’existe pas, ou a été déplacée.',
    gone: 'Ce que vous cherchez n’existe pas ou n’existe plus. Un candidat peut aussi avoir effacé lui-même ses données : elles ne peuvent pas être rétablies.',
  },
  outdated: {
    title: 'Une partie de l’application n’a pas pu être chargée',
    explanation:
      'La connexion a peut-être été interrompue, ou une nouvelle version vient d’être installée. Recharger la page suffit en général.',
  },
  widgets: {
    clear: 'Effacer',
    showPassword: 'Afficher ou masquer le mot de passe',
  },
};
