import { plural } from '../../formatting/plural.ts';

export default {
  introduction: (organization: string) => `${organization} : l’essentiel en un coup d’œil.`,
  platformTitle: 'Tableau de bord de la plateforme',
  platformIntroduction: 'Toute la plateforme, en un coup d’œil.',
  campaigns: 'Campagnes',
  respondents: 'Répondants',
  organizationParts: (active: number, inactive: number) =>
    `${active} ${plural('fr', active, 'active', 'actives')}, ${inactive} ${plural('fr', inactive, 'inactive', 'inactives')}`,
  userParts: (active: number, inactive: number) =>
    `${active} ${plural('fr', active, 'actif', 'actifs')}, ${inactive} ${plural('fr', inactive, 'inactif', 'inactifs')}`,
  byModule: (screening: string, profiling: string) =>
    `${screening} en recrutement, ${profiling} en audit`,
  openCampaigns: (count: number) => plural('fr', count, 'campagne ouverte', 'campagnes ouvertes'),
  seeOrganizations: 'Voir les organisations',
  seeUsers: 'Voir les utilisateurs',
  seeCampaigns: 'Voir les campagnes',
  activity: {
    title: 'Activité récente',
    all: 'Tout le journal',
    none: 'Rien encore.',
  },
  tasks: {
    title: 'À faire',
    none: 'Tout est en place.',
    people: {
      action: 'Ajouter une personne',
      reason: 'Personne d’autre n’a encore de compte dans votre organisation.',
    },
    logo: {
      action: 'Ajouter votre logo',
      reason: 'Candidats et salariés sauront aussitôt qui les interroge.',
    },
    colors: {
      action: 'Choisir vos couleurs',
      reason: 'L’application utilise encore celles de Cadran.',
    },
    security: {
      action: 'Activer la double authentification',
      reason: 'Un mot de passe seul ne protège pas assez un compte d’administration.',
    },
  },
};
