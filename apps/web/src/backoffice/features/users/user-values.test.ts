import type { User } from '@cadran/contract';
import { describe, expect, it } from 'vitest';
import { emptyUser, placeUserErrors, toNewUser, toUserChange, valuesOf } from './user-values.ts';

const ID = '7d7b2a86-4c0e-4f7e-9c57-3a1c6e1b8f10';
const user: User = {
  id: ID,
  username: 'ada',
  email: 'ada@example.org',
  organizationId: ID,
  organizationName: 'Atelier',
  role: 'user',
  notifications: true,
  profilingEnabled: true,
  screeningEnabled: false,
  language: 'fr',
  status: 'active',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastLoginAt: null,
  mustChangePassword: false,
  secondFactor: false,
  can: {
    edit: true,
    changeFlags: true,
    resetPassword: true,
    removeSecondFactor: true,
    delete: true,
  },
};

describe('the form of a user', () => {
  it('creates a user in an existing organisation', () => {
    const body = toNewUser({ ...emptyUser(ID, 'en'), organizationName: 'left over' });
    expect(body).toMatchObject({ organizationId: ID, language: 'en' });
    expect(body).not.toHaveProperty('organization');
  });

  it('creates the organisation in the same step', () => {
    const values = { ...emptyUser(ID, 'fr'), organizationKind: 'new', organizationName: 'Nova' };
    const body = toNewUser({ ...values, organizationKind: 'new' });
    expect(body).toMatchObject({ organization: { name: 'Nova' } });
    expect(body).not.toHaveProperty('organizationId');
  });

  it('leaves an organisation that was not chosen to be asked for', () => {
    expect(toNewUser(emptyUser('', 'fr'))).not.toHaveProperty('organizationId');
  });

  it('sends only what was changed', () => {
    expect(toUserChange(user, valuesOf(user))).toEqual({});
    expect(
      toUserChange(user, { ...valuesOf(user), role: 'admin', screeningEnabled: true }),
    ).toEqual({ role: 'admin', screeningEnabled: true });
  });

  it('shows the refused name of a new organisation at its field', () => {
    expect(placeUserErrors({ 'organization.name': 'taken', email: 'email' })).toEqual({
      organizationName: 'taken',
      email: 'email',
    });
    expect(placeUserErrors({ email: 'email' })).toEqual({ email: 'email' });
  });
});
