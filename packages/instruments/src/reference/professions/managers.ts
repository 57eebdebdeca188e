import type { ProfessionRow } from '../../types.ts';

/** Managers. */
export const MANAGERS: readonly ProfessionRow[] = [
  [
    '111',
    'Élus et hauts fonctionnaires',
    'Elected representatives and senior officials',
    'maire, préfet, préfète, directeur d’administration, directrice d’administration',
    'mayor, ambassador, head of a public authority',
  ],
  [
    '112',
    'Dirigeants d’entreprise',
    'Chief executives',
    'directeur général, directrice générale, PDG, gérant, gérante',
    'managing director, CEO, company head',
  ],
  [
    '121',
    'Cadres de direction, administration et finances',
    'Administration and finance managers',
    'directeur financier, directrice financière, DRH, directeur administratif, directrice administrative',
    'finance director, HR director, policy manager',
  ],
  [
    '122',
    'Cadres de direction, ventes, marketing et développement',
    'Sales, marketing and development managers',
    'directeur commercial, directrice commerciale, directeur marketing, directrice marketing, directeur R&D',
    'sales director, marketing director, head of R&D',
  ],
  [
    '131',
    'Responsables d’exploitation agricole, forestière ou aquacole',
    'Managers in farming, forestry and fisheries',
    'directeur de domaine agricole, chef d’exploitation forestière',
    'estate manager, forest manager, fish farm manager',
  ],
  [
    '132',
    'Responsables de production, chantier et logistique',
    'Production, construction and logistics managers',
    'directeur d’usine, directrice d’usine, directeur de travaux, directrice de travaux, directeur logistique, directrice logistique',
    'plant manager, construction manager, supply chain manager',
  ],
  [
    '133',
    'Responsables informatiques',
    'IT managers',
    'DSI, directeur technique, directrice technique, responsable d’exploitation',
    'CIO, CTO, IT operations manager',
  ],
  [
    '134',
    'Responsables de santé, d’éducation et de services spécialisés',
    'Health, education and specialised service managers',
    'directeur d’hôpital, directrice d’hôpital, directeur d’école, directrice d’école, directeur d’agence bancaire',
    'hospital manager, head teacher, bank branch manager',
  ],
  [
    '141',
    'Responsables d’hôtel et de restaurant',
    'Hotel and restaurant managers',
    'directeur d’hôtel, directrice d’hôtel, gérant de restaurant',
    'hotel manager, restaurant owner',
  ],
  [
    '142',
    'Responsables de commerce',
    'Shop and wholesale managers',
    'directeur de magasin, directrice de magasin, gérant de boutique',
    'store manager, shopkeeper',
  ],
  [
    '143',
    'Responsables de sport, de loisirs et autres services',
    'Sport, leisure and other service managers',
    'directeur de théâtre, directrice de théâtre, responsable de centre sportif, responsable de centre d’appels',
    'theatre manager, sports centre manager, call centre manager',
  ],
];
