import type { CultureSituation } from '../types.ts';

/** Where effort and money go. */
export const STRATEGIC_EMPHASES: readonly CultureSituation[] = [
  {
    id: 'strategic_emphases_1',
    dimension: 'strategic_emphases',
    prompt: {
      fr: 'Votre employeur dispose d’un budget inattendu. Quel usage vous plairait le plus ?',
      en: 'Your employer has an unexpected sum to spend. Which use of it would please you most?',
    },
    proposals: {
      clan: {
        fr: 'Du parrainage et des formations, pour que l’on progresse et que l’on ait envie de rester.',
        en: 'Mentoring and training, so that everyone makes progress and feels like staying.',
      },
      adhocracy: {
        fr: 'Un atelier ouvert à tous, où l’on bricole à petite échelle les métiers de demain.',
        en: 'A workshop open to all, where people can tinker with the trades of tomorrow.',
      },
      market: {
        fr: 'Une campagne de grande ampleur, pour gagner des clients et passer devant les autres.',
        en: 'A large-scale campaign, so as to gain customers and pull ahead of everybody else.',
      },
      hierarchy: {
        fr: 'Des outils remis à neuf, pour que le travail quotidien soit plus sûr et plus simple.',
        en: 'Equipment brought up to date, so that everyday work becomes safer and simpler.',
      },
    },
  },
  {
    id: 'strategic_emphases_2',
    dimension: 'strategic_emphases',
    prompt: {
      fr: 'On vous propose quatre groupes de travail pour l’an prochain. Lequel choisiriez-vous ?',
      en: 'You are offered four working groups for the coming year. Which would you choose?',
    },
    proposals: {
      clan: {
        fr: 'Mieux se connaître : accueillir les nouveaux, écouter les équipes, faire circuler les savoirs.',
        en: 'Getting closer: welcoming newcomers, listening to teams, sharing what people know.',
      },
      adhocracy: {
        fr: 'Voir plus loin : repérer les techniques naissantes, les détourner, monter des prototypes.',
        en: 'Looking further: spotting budding techniques, bending them to new uses, prototyping.',
      },
      market: {
        fr: 'Aller plus haut : convaincre de grands clients, se comparer aux meilleurs, les dépasser.',
        en: 'Climbing higher: winning over big customers, matching the leaders, overtaking them.',
      },
      hierarchy: {
        fr: 'Faire plus simple : raccourcir les circuits, éviter les erreurs, garantir la qualité.',
        en: 'Keeping it simple: cutting out detours, preventing errors, guaranteeing quality.',
      },
    },
  },
  {
    id: 'strategic_emphases_3',
    dimension: 'strategic_emphases',
    prompt: {
      fr: 'La direction annonce sa priorité pour trois ans. Laquelle vous réjouirait le plus ?',
      en: 'Top management announces its priority for the next three years. Which would delight you most?',
    },
    proposals: {
      clan: {
        fr: 'Faire grandir les talents de la maison et donner voix au chapitre à tous les métiers.',
        en: 'Growing the talent already in the house and giving every trade a voice in decisions.',
      },
      adhocracy: {
        fr: 'Défricher un terrain vierge et réinventer une bonne partie de ce que l’on fait.',
        en: 'Setting out for new territory and reinventing a good part of what is done today.',
      },
      market: {
        fr: 'Devenir le premier choix des clients et doubler de taille face aux grands noms du métier.',
        en: 'Becoming the first choice of customers and doubling in size alongside the big names.',
      },
      hierarchy: {
        fr: 'Offrir un service sans défaut : délais tenus, dépenses maîtrisées, rien au hasard.',
        en: 'Offering a service without flaws: on time, within budget and with nothing left to chance.',
      },
    },
  },
];
