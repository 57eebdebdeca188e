import { DEFAULT_THEME, type OpenedSession, type User } from '@cadran/contract';

export const NOON = Date.parse('2026-11-15T12:00:00Z');
export const MINUTE = 60_000;

export const userFixture = (change: Partial<User> = {}): User => ({
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  username: 'louis',
  fullName: '',
  displayName: change.fullName || change.username || 'louis',
  email: 'louis@example.org',
  organizationId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  organizationName: 'Atelier Mercure',
  role: 'user',
  notifications: true,
  profilingEnabled: true,
  screeningEnabled: true,
  language: 'fr',
  status: 'active',
  createdAt: '2026-01-01T00:00:00Z',
  lastLoginAt: null,
  mustChangePassword: false,
  secondFactor: false,
  can: {
    edit: true,
    changeFlags: false,
    resetPassword: false,
    removeSecondFactor: false,
    delete: false,
  },
  ...change,
});

export const sessionFixture = (change: Partial<OpenedSession> = {}): OpenedSession => ({
  token: 'first',
  expiresAt: new Date(NOON + 15 * MINUTE).toISOString(),
  user: userFixture(),
  organization: {
    id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    name: 'Atelier Mercure',
    logo: null,
    theme: DEFAULT_THEME,
    status: 'active',
    createdAt: '2026-01-01T00:00:00Z',
    settings: {
      language: 'fr',
      screeningRetentionDays: 730,
      minimumGroup: 5,
      secondFactorForAdmins: false,
      privacyContact: null,
      timeZone: 'Europe/Paris',
      addUpAnswers: false,
    },
    version: 1,
    can: { edit: false, changeStatus: false, delete: false },
  },
  ...change,
});
