import type { Language } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { tryStorage } from '../../../../shared/storage/try-storage.ts';
import { useApiMutation } from '../../../shared/api/use-api-mutation.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useServices } from '../../../shared/services.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import styles from './mail-language-question.module.css';

/** Who keeps the language of their mails is not asked again about the same language. */
const DECLINED_KEY = 'cadran.mail-language.declined';

const useMailLanguage = () => {
  const { session } = useServices();
  const { id } = useSession().user;
  return useApiMutation(
    (api, language: Language) => api.users.update({ params: { id }, body: { language } }),
    (user) => session.update({ user }),
  );
};

/** Another language on the screen than in one's mails: which of them is meant for the mails is asked, not guessed. */
export const MailLanguageQuestion = () => {
  const t = useMessages(backoffice.shell).mailLanguage;
  const notify = useNotify();
  const { user } = useSession();
  const { language } = useLanguage();
  const save = useMailLanguage();
  const [declined, setDeclined] = useState(() =>
    tryStorage(() => localStorage.getItem(DECLINED_KEY)),
  );
  const asked = `${user.id} ${language}`;
  if (language === user.language || declined === asked) return null;
  const decline = (): void => {
    tryStorage(() => localStorage.setItem(DECLINED_KEY, asked));
    setDeclined(asked);
  };
  return (
    <section className={styles.question} aria-label={t.label}>
      <p>{t.question}</p>
      <Button
        size="xs"
        loading={save.isPending}
        onClick={() =>
          save.mutate(language, {
            onSuccess: () => notify.success(t.changed),
            onError: notify.failure,
          })
        }
      >
        {t.change}
      </Button>
      <Button size="xs" variant="default" onClick={decline}>
        {t.keep}
      </Button>
    </section>
  );
};
