import type { ProfessionRow } from '../../types.ts';

/** Farming, forestry and fishing workers. */
export const AGRICULTURE: readonly ProfessionRow[] = [
  [
    '611',
    'Cultivateurs et jardiniers',
    'Crop growers and gardeners',
    'maraîcher, maraîchère, viticulteur, viticultrice, céréalier, paysagiste',
    'market gardener, wine grower, arable farmer, landscape gardener',
  ],
  [
    '612',
    'Éleveurs',
    'Livestock farmers',
    'éleveur, éleveuse, apiculteur, apicultrice, aviculteur',
    'dairy farmer, beekeeper, poultry farmer',
  ],
  [
    '613',
    'Agriculteurs en polyculture et élevage',
    'Mixed crop and livestock farmers',
    'exploitant agricole, exploitante agricole',
    'mixed farmer',
  ],
  [
    '621',
    'Ouvriers forestiers',
    'Forestry workers',
    'bûcheron, bûcheronne, sylviculteur, élagueur forestier',
    'lumberjack, forester, forest worker',
  ],
  [
    '622',
    'Pêcheurs, aquaculteurs et chasseurs',
    'Fishers, fish farmers and hunters',
    'marin pêcheur, ostréiculteur, garde-chasse',
    'fisherman, oyster farmer, gamekeeper',
  ],
  [
    '631',
    'Cultivateurs de subsistance',
    'Subsistence crop growers',
    'petit cultivateur vivrier',
    'smallholder growing crops',
  ],
  [
    '632',
    'Éleveurs de subsistance',
    'Subsistence livestock farmers',
    'petit éleveur vivrier',
    'smallholder keeping animals',
  ],
  [
    '633',
    'Agriculteurs de subsistance (mixte)',
    'Subsistence mixed farmers',
    'petit exploitant vivrier',
    'smallholder with crops and animals',
  ],
  [
    '634',
    'Pêcheurs, chasseurs et cueilleurs de subsistance',
    'Subsistence fishers, hunters and gatherers',
    'pêcheur vivrier, cueilleur',
    'subsistence fisher, gatherer',
  ],
];
