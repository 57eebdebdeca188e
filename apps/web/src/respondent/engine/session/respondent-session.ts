import type { Module } from '@cadran/contract/codes';
import type { KeyValueStorage } from './key-value-storage.ts';

/** What this browser needs to go on with a questionnaire. */
export interface RespondentSession {
  readonly id: string;
  readonly token: string;
  readonly resumeCode: string;
  /** What the server's clock is ahead of this device's, in milliseconds. */
  readonly clockOffset: number;
  readonly status: 'opened' | 'completed';
}

export interface SessionStore {
  read(): RespondentSession | null;
  write(session: RespondentSession): void;
  /** Chosen once before a start, so that a repeated request starts one questionnaire only. */
  startKey(): string;
  /** The invitation of the link, until a questionnaire is started with it. */
  invitation(): string | null;
  saveInvitation(id: string): void;
  clearInvitation(): void;
  /** Forgets the questionnaire and its answers; the next one is new. */
  clear(): void;
}

/** Where a questionnaire's answers are kept. */
export const answersPrefix = (id: string): string => `cadran.answers.${id}.`;

const parse = (text: string | null): RespondentSession | null => {
  try {
    const session = JSON.parse(text ?? '') as RespondentSession;
    return session.token ? session : null;
  } catch {
    return null;
  }
};

export const createSessionStore = (
  storage: KeyValueStorage,
  module: Module,
  campaignId: string,
  randomKey: () => string,
): SessionStore => {
  const name = `cadran.${module}.${campaignId}`;
  const startName = `${name}.start`;
  const invitationName = `${name}.invitation`;
  const read = () => parse(storage.get(name));
  return {
    read,
    write: (session) => storage.set(name, JSON.stringify(session)),
    startKey: () => {
      const key = storage.get(startName) ?? randomKey();
      storage.set(startName, key);
      return key;
    },
    invitation: () => storage.get(invitationName),
    saveInvitation: (id) => storage.set(invitationName, id),
    clearInvitation: () => storage.remove(invitationName),
    // An invitation stays: who comes by another mail than the last one begins with their own.
    clear: () => {
      const session = read();
      const answers = session ? storage.keys(answersPrefix(session.id)) : [];
      for (const key of [...answers, name, startName]) storage.remove(key);
    },
  };
};
