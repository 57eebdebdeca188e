import { deviceTimeZone } from '@cadran/i18n';
import { useSearch } from '@tanstack/react-router';
import type { LoginActions } from '../../../shared/login/login-actions.ts';
import { LoginPage } from '../../../shared/login/login-page.tsx';
import { hasDrafts } from '../../shared/campaign-form/drafts/draft-store.ts';
import { useServices } from '../../shared/services.tsx';
import { useSessionState } from '../../shared/session/use-session.ts';

/** The log-in page after a session that ended here; whoever arrives gets it as a page of its own (src/login). */
export const LoginRoute = () => {
  const { api, session, tabSync } = useServices();
  const search = useSearch({ from: '/login' });
  const { ended, endedUserId } = useSessionState();
  const open = (opened: Parameters<typeof session.open>[0]): void => {
    session.open(opened);
    tabSync.broadcast('login');
  };
  const actions: LoginActions = {
    logIn: async (body) =>
      open(await api.auth.login({ body: { ...body, timeZone: deviceTimeZone() } })),
    verifyCode: async (code) => open(await api.sso.verifyCode({ body: { code } })),
    startSso: async (by) => {
      const { returnTo } = search;
      const { url } = await api.sso.start({ body: { ...by, ...(returnTo && { returnTo }) } });
      window.location.assign(url);
    },
  };
  const withDraft = endedUserId !== undefined && hasDrafts(endedUserId);
  const reason = withDraft ? 'expired_with_draft' : 'expired';
  return (
    <LoginPage search={search} actions={actions} ended={ended === 'expired' ? reason : null} />
  );
};
