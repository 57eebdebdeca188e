import type { ProfessionRow } from '../../types.ts';

/** Armed forces. */
export const ARMED_FORCES: readonly ProfessionRow[] = [
  [
    '011',
    'Officiers des armées',
    'Commissioned officers',
    'capitaine, colonel, commandant',
    'captain, colonel, naval commander',
  ],
  [
    '021',
    'Sous-officiers des armées',
    'Non-commissioned officers',
    'sergent, sergente, adjudant, second maître',
    'sergeant, warrant officer, petty officer',
  ],
  [
    '031',
    'Militaires du rang',
    'Soldiers, sailors and air crew',
    'soldat, soldate, matelot de la marine nationale, aviateur, aviatrice',
    'soldier, naval rating, airman',
  ],
];
