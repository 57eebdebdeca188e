import { userChange } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Select, Stack, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { LANGUAGE_OPTIONS } from '../../../shared/language/language-names.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { UnsavedGuard } from '../../shared/dialog/unsaved-guard.tsx';
import { useFields } from '../../shared/form/use-fields.ts';
import { useFormFailure } from '../../shared/form/use-form-failure.ts';
import { validateWith } from '../../shared/form/validate-with.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useChangeLanguage } from '../../../shared/language/use-change-language.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { type ProfileChange, useSaveProfile } from './save-profile.ts';

export const PreferencesCard = () => {
  const t = useMessages(backoffice.profile);
  const notify = useNotify();
  const { user } = useSession();
  const changeLanguage = useChangeLanguage();
  const save = useSaveProfile();
  const form = useForm<ProfileChange>({
    mode: 'uncontrolled',
    initialValues: {
      fullName: user.fullName,
      email: user.email,
      notifications: user.notifications,
      language: user.language,
    },
    validate: validateWith(userChange),
  });
  const field = useFields(form);
  const { refused, failed } = useFormFailure(form);
  const submit = form.onSubmit(
    (change) =>
      save.mutate(change, {
        onSuccess: () => {
          form.resetDirty();
          if (change.language !== user.language) changeLanguage(change.language);
          notify.success(t.saved);
        },
        onError: failed,
      }),
    refused,
  );

  return (
    <Card title={t.preferences}>
      <form onSubmit={submit} noValidate>
        <UnsavedGuard isDirty={form.isDirty} />
        <Stack gap="lg" maw={440}>
          <TextInput
            key={form.key('fullName')}
            label={t.fullName}
            description={t.fullNameHint}
            autoComplete="name"
            {...field('fullName')}
          />
          <TextInput
            key={form.key('email')}
            label={t.email}
            type="email"
            autoComplete="email"
            {...field('email')}
          />
          <Select
            key={form.key('language')}
            label={t.language}
            description={t.languageHint}
            data={LANGUAGE_OPTIONS}
            allowDeselect={false}
            {...field('language')}
          />
          <Switch
            key={form.key('notifications')}
            label={t.notifications}
            description={t.notificationsHint}
            {...field('notifications', {}, 'checkbox')}
          />
          <div>
            <Button type="submit" loading={save.isPending}>
              {t.save}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
};
