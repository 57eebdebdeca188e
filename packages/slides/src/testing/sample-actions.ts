import type { AuditAction } from '@cadran/contract';

const LATER = { id: 'c', name: 'Baromètre 2026', takenAt: '2026-06-15T10:00:00.000Z' };
const around = (value: number) => ({ value, interval: [value - 3, value + 3] as const });

const action = (number: number, change: Partial<AuditAction>): AuditAction => ({
  id: `a${number}`,
  audit: { id: 'c0', organizationId: 'o', name: 'Baromètre 2025' },
  title: `Tenir chaque mois dans chaque équipe un échange sur ce qui aide et ce qui freine (${number})`,
  notes: '',
  unit: null,
  responsible: { userId: null, name: 'Marie-Hélène Garnier-Delacroix', email: null },
  dueOn: `2026-0${1 + (number % 9)}-28`,
  overdue: false,
  state: 'planned',
  aim: { figure: 'clan', direction: 'up' },
  recommendation: null,
  movement: { movement: 'unknown', reason: 'no_later_audit', audit: null, figures: null },
  createdAt: '2025-06-15T10:00:00.000Z',
  updatedAt: '2025-06-15T10:00:00.000Z',
  version: 1,
  can: { edit: false },
  ...change,
});

/** More than one page holds, of every state, with and without what a later audit says of them. */
export const SAMPLE_ACTIONS: readonly AuditAction[] = [
  action(1, { overdue: true, state: 'under_way' }),
  action(2, { aim: null, responsible: null, dueOn: null }),
  action(3, {
    state: 'done',
    movement: {
      movement: 'as_wished',
      reason: null,
      audit: LATER,
      figures: { before: around(20), after: around(32.5), change: around(12.5) },
    },
  }),
  action(4, {
    state: 'abandoned',
    aim: { figure: 'styles_apart', direction: 'down' },
    movement: { movement: 'unknown', reason: 'no_interval', audit: LATER, figures: null },
  }),
  ...[5, 6, 7, 8, 9, 10].map((number) => action(number, {})),
];
