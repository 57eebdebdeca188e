import type { FieldErrors } from '@cadran/contract';
import { refuseFields } from '../../app-error.ts';

/** Where a required answer is missing, by its path. What stands beside the answers of a save has a name of its own. */
export const refuseMissing = (missing: FieldErrors, beside: 'contact' | 'segments'): void =>
  refuseFields(
    Object.fromEntries(
      Object.entries(missing).map(([key, rule]) => [
        key.startsWith(`${beside}.`) ? key : `answers.${key}`,
        rule,
      ]),
    ),
  );
