import type { Invitation } from '@cadran/contract';

export const invitationName = ({ name, email }: Pick<Invitation, 'name' | 'email'>): string =>
  name || email;
