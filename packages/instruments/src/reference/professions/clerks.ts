import type { ProfessionRow } from '../../types.ts';

/** Office workers. */
export const CLERKS: readonly ProfessionRow[] = [
  [
    '411',
    'Employés de bureau',
    'General office clerks',
    'employé administratif, employée administrative, agent administratif',
    'office clerk, administrative assistant',
  ],
  [
    '412',
    'Secrétaires',
    'Secretaries',
    'secrétaire, secrétaire de service',
    'general secretary, departmental secretary',
  ],
  [
    '413',
    'Opérateurs de saisie',
    'Keyboard operators',
    'opérateur de saisie, opératrice de saisie, dactylographe',
    'data entry clerk, typist',
  ],
  [
    '421',
    'Guichetiers et agents de recouvrement',
    'Counter clerks and debt collectors',
    'guichetier de banque, guichetière de banque, croupier, croupière, agent de recouvrement',
    'bank teller, croupier, debt collector',
  ],
  [
    '422',
    'Agents d’accueil et d’information',
    'Reception and information clerks',
    'hôte d’accueil, hôtesse d’accueil, téléconseiller, téléconseillère, agent de voyages',
    'receptionist, call centre agent, travel consultant',
  ],
  [
    '431',
    'Employés de comptabilité, de paie et d’assurance',
    'Accounts, payroll and insurance clerks',
    'aide-comptable, gestionnaire de paie, gestionnaire de sinistres',
    'accounts clerk, payroll clerk, insurance clerk',
  ],
  [
    '432',
    'Employés de stock et de transport',
    'Stock and transport clerks',
    'gestionnaire de stock, agent de planning, affréteur, affréteuse',
    'stock clerk, production planner, transport clerk',
  ],
  [
    '441',
    'Autres employés administratifs',
    'Other clerical workers',
    'facteur, factrice, archiviste de bureau, assistant RH, assistante RH, correcteur, correctrice',
    'postal worker, filing clerk, personnel clerk, proofreader',
  ],
];
