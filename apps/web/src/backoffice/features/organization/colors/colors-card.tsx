import type { Theme } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { Card } from '../../../shared/ui/page/card.tsx';
import { ColorField } from './color-field.tsx';
import { COLOR_GROUP_NAMES, COLOR_GROUPS } from './color-groups.ts';
import { ContrastWarnings } from './contrast-warnings.tsx';
import type { OrganizationValues } from '../form/organization-values.ts';
import styles from './color-field.module.css';

interface Props {
  readonly form: UseFormReturnType<OrganizationValues>;
  readonly theme: Theme;
  readonly reset: ReactNode;
}

export const ColorsCard = ({ form, theme, reset }: Props) => {
  const t = useMessages(backoffice.organization).colors;
  return (
    <Card title={t.title} description={t.explanation} aside={reset}>
      <Stack gap="lg">
        <div className={styles.colorGroups}>
          {COLOR_GROUP_NAMES.map((group) => (
            <fieldset key={group}>
              <legend>{t.groups[group]}</legend>
              <div className={styles.colorGroupFields}>
                {COLOR_GROUPS[group].map((name) => (
                  <ColorField key={name} form={form} name={name} color={theme[name]} />
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <ContrastWarnings theme={theme} />
      </Stack>
    </Card>
  );
};
