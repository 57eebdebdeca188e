import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDialog } from '../../../shared/dialog/use-dialog.ts';
import { Card } from '../../../shared/ui/page/card.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { useSecondFactor } from './get-second-factor.ts';
import { type Purpose, SecondFactorDialog } from './second-factor-dialog.tsx';

export const SecondFactorSection = () => {
  const t = useMessages(backoffice.verification);
  const { active, demanded, recoveryCodesLeft } = useSecondFactor();
  const dialog = useDialog<Purpose>();
  return (
    <Section title={t.title} description={t.explanation}>
      <Card>
        <Stack gap="md" align="flex-start">
          <StatusBadge on={active}>{active ? t.active : t.inactive}</StatusBadge>
          {demanded && !active && (
            <Alert
              color="warning"
              variant="light"
              icon={<IconShieldLock aria-hidden />}
              title={t.demandedTitle}
              w="100%"
            >
              {t.demandedFirst}
            </Alert>
          )}
          {active ? (
            <>
              <Text>{t.codesLeft(recoveryCodesLeft)}</Text>
              {demanded && <Text>{t.demanded}</Text>}
              <Group gap="xs">
                <Button variant="default" onClick={() => dialog.open('renew')}>
                  {t.purposes.renew.action}
                </Button>
                {!demanded && (
                  <Button variant="subtle" color="danger" onClick={() => dialog.open('remove')}>
                    {t.purposes.remove.action}
                  </Button>
                )}
              </Group>
            </>
          ) : (
            <Button onClick={() => dialog.open('setUp')}>{t.setUp}</Button>
          )}
        </Stack>
        <SecondFactorDialog dialog={dialog} />
      </Card>
    </Section>
  );
};
