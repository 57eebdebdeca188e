import { describe, expect, it } from 'vitest';
import { userFixture } from '../../../shared/session/session.fixture.ts';
import { emptyUser, toFieldErrors, toNewUser, toUserChange, toFormValues } from './user-values.ts';

const user = userFixture({ screeningEnabled: false });
const ID = user.organizationId;

describe('user form', () => {
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

  it('omits an organisation that was not chosen', () => {
    expect(toNewUser(emptyUser('', 'fr'))).not.toHaveProperty('organizationId');
  });

  it('sends only what was changed', () => {
    expect(toUserChange(user, toFormValues(user))).toEqual({});
    expect(
      toUserChange(user, { ...toFormValues(user), role: 'admin', screeningEnabled: true }),
    ).toEqual({ role: 'admin', screeningEnabled: true });
  });

  it('maps the error of a new organisation to its field', () => {
    expect(toFieldErrors({ 'organization.name': 'taken', email: 'email' })).toEqual({
      organizationName: 'taken',
      email: 'email',
    });
    expect(toFieldErrors({ email: 'email' })).toEqual({ email: 'email' });
  });
});
