import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Text } from '@mantine/core';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useApiMutation } from '../../shared/api/use-api-mutation.ts';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { useDialog } from '../../shared/dialog/use-dialog.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useServices } from '../../shared/services.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { Section } from '../../shared/ui/page/section.tsx';

/** Ends the sessions of one's own account, this one included. */
export const SessionsSection = () => {
  const t = useMessages(backoffice.settings).sessions;
  const { id } = useSession().user;
  const { session, tabSync } = useServices();
  const notify = useNotify();
  const dialog = useDialog<true>();
  const end = useApiMutation((api) => api.users.endSessions({ params: { id } }));
  const confirm = (): void =>
    end.mutate(undefined, {
      onSuccess: () => {
        session.end('logout');
        tabSync.broadcast('logout');
      },
      onError: notify.failure,
    });
  return (
    <Section title={t.title} description={t.explanation}>
      <Card>
        <Button variant="default" onClick={() => dialog.open(true)}>
          {t.action}
        </Button>
        <ConfirmDialog
          opened={dialog.opened}
          onClose={dialog.close}
          title={t.confirm}
          confirm={t.action}
          onConfirm={confirm}
          loading={end.isPending}
          danger
        >
          <Text>{t.consequence}</Text>
        </ConfirmDialog>
      </Card>
    </Section>
  );
};
