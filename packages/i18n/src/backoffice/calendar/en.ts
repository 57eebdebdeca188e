import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  placeholder: 'dd/mm/yyyy',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
} satisfies Shape<typeof fr>;
