import { plural } from '../../formatting/plural.ts';

export default {
  title: 'Nouvelle campagne',
  introduction:
    'Choisissez un point de départ. Tout pourra être modifié dans le formulaire, avant de créer la campagne.',
  ways: {
    title: 'Autres points de départ',
    copy: { name: 'Copier une campagne', text: 'Reprendre les réglages d’une campagne existante.' },
    audit: { name: 'Partir d’un audit', text: 'Viser la culture mesurée par un audit clos.' },
    file: { name: 'Ouvrir un fichier', text: 'Reprendre une campagne enregistrée en fichier.' },
    empty: { name: 'Partir de zéro', text: 'Un formulaire vide, à remplir vous-même.' },
  },
  roles: {
    title: 'Profils prêts à l’emploi',
    introduction:
      'Des profils complets, avec la raison de chaque cible. Les liens publiés entre personnalité et performance sont réels mais modestes : vérifiez que chaque cible convient à votre poste.',
    search: 'Chercher un métier…',
    count: (count: number): string =>
      `${count} ${plural('fr', count, 'profil trouvé', 'profils trouvés')}`,
    none: 'Aucun profil ne correspond. Essayez un autre mot, ou partez de zéro.',
    sources: 'Sur quoi reposent ces profils',
    onet: 'Fiches métiers O*NET (ministère du Travail des États-Unis)',
    publications: 'Publications citées',
  },
  copying: {
    title: 'Copier une campagne',
    search: 'Chercher une campagne…',
    none: 'Aucune campagne trouvée.',
  },
  import: {
    title: 'Ouvrir un fichier',
    introduction: {
      screening:
        'Le fichier remplit le formulaire d’une nouvelle campagne. Rien n’est enregistré avant que vous la créiez.',
      profiling:
        'Le fichier remplit le formulaire d’un nouvel audit. Rien n’est enregistré avant que vous le créiez.',
    },
    label: 'Fichier de campagne',
    hint: (megabytes: number): string =>
      `Un fichier .json téléchargé depuis le menu d’une campagne, de ${megabytes} Mo au plus.`,
    choose: 'Choisir un fichier',
    refused: 'Ce fichier ne peut pas être ouvert',
    nothingStored: 'Rien n’a été enregistré.',
    problems: {
      too_large: (megabytes: number): string => `Le fichier dépasse ${megabytes} Mo.`,
      not_json: 'Ce n’est pas un fichier JSON : il est peut-être incomplet ou abîmé.',
      not_ours: 'Ce fichier ne contient pas de campagne.',
      newer:
        'Ce fichier vient d’une version plus récente de l’application. Demandez à qui l’administre de la mettre à jour, ou exportez la campagne depuis une version identique à celle-ci.',
      other_module: {
        screening: 'Ce fichier contient un audit de culture : ouvrez-le depuis la page des audits.',
        profiling:
          'Ce fichier contient une campagne de recrutement : ouvrez-le depuis la page des campagnes.',
      },
    },
    faults: (count: number): string =>
      `${count} ${plural('fr', count, 'valeur à corriger', 'valeurs à corriger')} dans le fichier :`,
    more: (count: number): string => `et ${count} ${plural('fr', count, 'autre', 'autres')}`,
    whole: 'le fichier entier',
  },
};
