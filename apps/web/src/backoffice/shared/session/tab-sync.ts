import type { SessionManager } from './session-manager.ts';

type Message = 'login' | 'logout';

export interface TabSync {
  readonly broadcast: (message: Message) => void;
}

/** Propagates log-in and log-out to other tabs. */
export const createTabSync = (session: SessionManager): TabSync => {
  const channel = new BroadcastChannel('cadran.session');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'logout') session.end('logout');
    // The cookie may belong to another user now.
    if (data === 'login') void session.refresh().catch(() => session.end('expired'));
  });
  return { broadcast: (message) => channel.postMessage(message) };
};
