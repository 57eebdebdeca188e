import type { SessionKeeper } from './session-keeper.ts';

type Message = 'login' | 'logout';

export interface OtherTabs {
  readonly tell: (message: Message) => void;
}

/** Logging out in one tab logs out the others; logging in lets them in. */
export const joinOtherTabs = (session: SessionKeeper): OtherTabs => {
  const channel = new BroadcastChannel('cadran.session');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'logout') session.end('logout');
    // The cookie is another one now: whoever it belongs to is who this tab speaks for.
    if (data === 'login') void session.refresh().catch(() => session.end('expired'));
  });
  return { tell: (message) => channel.postMessage(message) };
};
