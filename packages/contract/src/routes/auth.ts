import { z } from 'zod';
import { defineRoutes, MEMBERS } from '../route.ts';
import { bearer, login, openedSession, sessionView } from '../schemas/session.ts';

export const auth = defineRoutes({
  login: {
    method: 'POST',
    path: '/auth/login',
    summary: 'Log in by username or email',
    access: 'public',
    body: login,
    answer: openedSession,
  },
  refresh: {
    method: 'POST',
    path: '/auth/refresh',
    summary: 'A fresh bearer token for the session cookie',
    access: 'public',
    body: z.strictObject({}),
    answer: openedSession,
  },
  anonymousToken: {
    method: 'POST',
    path: '/auth/jwt',
    summary: 'An anonymous token, for short links',
    access: 'public',
    body: z.strictObject({ timestamp: z.int().min(0) }),
    answer: bearer,
    limit: { max: 600, seconds: 60 },
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this session at once',
    access: MEMBERS,
    evenBeforeSetup: true,
  },
  session: {
    method: 'GET',
    path: '/auth/session',
    summary: 'The current user and organisation',
    access: MEMBERS,
    answer: sessionView,
    evenBeforeSetup: true,
  },
});
