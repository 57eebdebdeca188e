import type { ProfessionRow } from '../../types.ts';

/** Elementary occupations. */
export const ELEMENTARY: readonly ProfessionRow[] = [
  [
    '911',
    'Agents d’entretien',
    'Cleaners',
    'femme de chambre, valet de chambre, agent d’entretien, aide ménagère, aide ménager',
    'room attendant, office cleaner, domestic cleaner',
  ],
  [
    '912',
    'Laveurs de vitres, de véhicules et de linge',
    'Window, vehicle and laundry cleaners',
    'laveur de vitres, laveuse de vitres, laveur de voitures, repasseur, repasseuse',
    'window cleaner, car washer, ironer',
  ],
  [
    '921',
    'Ouvriers agricoles, forestiers et de la pêche',
    'Farm, forestry and fishery labourers',
    'ouvrier agricole, ouvrière agricole, vendangeur, vendangeuse, cueilleur saisonnier',
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
    'manutentionnaire, déménageur, déménageuse, préparateur de commandes, préparatrice de commandes',
    'warehouse worker, removal worker, order picker',
  ],
  [
    '941',
    'Aides de cuisine',
    'Kitchen helpers',
    'plongeur en restauration, employé de restauration rapide, employée de restauration rapide',
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
    'éboueur, éboueuse, agent de tri, balayeur, balayeuse',
    'refuse collector, waste sorter, street sweeper',
  ],
  [
    '962',
    'Autres emplois peu qualifiés',
    'Other elementary workers',
    'coursier, coursière, homme à tout faire, agent polyvalent, agent de relève de compteurs',
    'messenger, odd-job worker, meter reader',
  ],
];
