import { z } from 'zod';
import { defineRoutes, MEMBERS } from '../route.ts';
import {
  bearer,
  forgottenPassword,
  login,
  openedSession,
  passwordReset,
  sessionView,
} from '../schemas/session.ts';

export const auth = defineRoutes({
  login: {
    method: 'POST',
    path: '/auth/login',
    summary: 'Log in by username or email',
    access: 'public',
    body: login,
    answer: openedSession,
    evenOnFullDisk: true,
  },
  refresh: {
    method: 'POST',
    path: '/auth/refresh',
    summary: 'A fresh bearer token for the session cookie',
    access: 'public',
    body: z.strictObject({}),
    answer: openedSession,
    evenOnFullDisk: true,
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/password/forgot',
    summary: 'Ask for a link to choose a new password; the answer is the same for every name',
    access: 'public',
    body: forgottenPassword,
    status: 204,
    limit: { max: 20, seconds: 3600 },
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/password/reset',
    summary: 'Choose a new password by the link of a mail, once; all sessions end',
    access: 'public',
    body: passwordReset,
    limit: { max: 60, seconds: 3600 },
  },
  anonymousToken: {
    method: 'POST',
    path: '/auth/jwt',
    summary: 'An anonymous token, for short links',
    access: 'public',
    body: z.strictObject({ timestamp: z.int().min(0) }),
    answer: bearer,
    limit: { max: 600, seconds: 60 },
    evenOnFullDisk: true,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this session at once',
    access: MEMBERS,
    evenBeforeSetup: true,
    evenOnFullDisk: true,
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
