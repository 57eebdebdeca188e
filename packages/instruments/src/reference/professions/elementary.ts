import type { ProfessionRow } from './profession-row.ts';

/** Elementary occupations. */
export const ELEMENTARY: readonly ProfessionRow[] = [
  [
    '911',
    'Agents d’entretien',
    'Cleaners',
    'femme de chambre, agent d’entretien, aide ménagère',
    'room attendant, office cleaner, domestic cleaner',
  ],
  [
    '912',
    'Laveurs de vitres, de véhicules et de linge',
    'Window, vehicle and laundry cleaners',
    'laveur de vitres, laveur de voitures, repasseur',
    'window cleaner, car washer, ironer',
  ],
  [
    '921',
    'Ouvriers agricoles, forestiers et de la pêche',
    'Farm, forestry and fishery labourers',
    'ouvrier agricole, vendangeur, cueilleur saisonnier',
    'farm labourer, grape picker, fruit picker',
  ],
  [
    '931',
    'Manœuvres du bâtiment et des mines',
    'Building and mining labourers',
    'manœuvre, terrassier, aide-maçon',
    'building labourer, navvy, bricklayer’s mate',
  ],
  [
    '932',
    'Ouvriers non qualifiés de l’industrie',
    'Factory labourers',
    'agent de conditionnement, agent de production',
    'hand packer, production labourer',
  ],
  [
    '933',
    'Manutentionnaires',
    'Transport and storage labourers',
    'manutentionnaire, déménageur, préparateur de commandes',
    'warehouse worker, removal worker, order picker',
  ],
  [
    '941',
    'Aides de cuisine',
    'Kitchen helpers',
    'plongeur en restauration, employé de restauration rapide',
    'kitchen porter, fast food worker',
  ],
  [
    '951',
    'Petits métiers de rue',
    'Street service workers',
    'cireur de chaussures, distributeur de prospectus',
    'shoe shiner, leaflet distributor',
  ],
  [
    '952',
    'Vendeurs ambulants (hors alimentation)',
    'Street vendors (except food)',
    'colporteur, vendeur ambulant',
    'hawker, pedlar',
  ],
  [
    '961',
    'Agents de collecte et de tri des déchets',
    'Refuse workers',
    'éboueur, agent de tri, balayeur',
    'refuse collector, waste sorter, street sweeper',
  ],
  [
    '962',
    'Autres emplois peu qualifiés',
    'Other elementary workers',
    'coursier, homme à tout faire, agent de relève de compteurs',
    'messenger, odd-job worker, meter reader',
  ],
];
