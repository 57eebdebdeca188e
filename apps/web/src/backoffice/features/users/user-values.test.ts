import { describe, expect, it } from 'vitest';
import { someUser } from '../../shared/session/opened-session.fixture.ts';
import { emptyUser, placeUserErrors, toNewUser, toUserChange, valuesOf } from './user-values.ts';

const user = someUser({ screeningEnabled: false });
const ID = user.organizationId;

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
