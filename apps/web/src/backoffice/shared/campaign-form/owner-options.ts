import type { Module, User } from '@cadran/contract';

interface Owner {
  readonly id: string;
  readonly name: string;
}

/** Who may own a campaign; whoever owns it now is always there, far down the list or no longer active. */
export const ownerOptions = (
  people: readonly Pick<User, 'id' | 'username' | 'status' | `${Module}Enabled`>[],
  owner: Owner,
  module: Module,
): { readonly value: string; readonly label: string }[] => [
  { value: owner.id, label: owner.name },
  ...people
    .filter(
      (person) =>
        person.id !== owner.id && person.status === 'active' && person[`${module}Enabled`],
    )
    .map(({ id, username }) => ({ value: id, label: username })),
];
