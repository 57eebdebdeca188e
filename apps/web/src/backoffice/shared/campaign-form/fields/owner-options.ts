import type { Module, User } from '@cadran/contract';
import type { Option } from '../../form/async-select.tsx';

/** Who may be given a campaign of this module. */
export const ownerOptions = (
  people: readonly Pick<User, 'id' | 'displayName' | 'status' | `${Module}Enabled`>[],
  module: Module,
): Option[] =>
  people
    .filter((person) => person.status === 'active' && person[`${module}Enabled`])
    .map(({ id, displayName }) => ({ value: id, label: displayName }));
