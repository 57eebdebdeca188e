import type { Theme } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ColorField } from './color-field.tsx';
import { COLOR_GROUP_NAMES, COLOR_GROUPS } from './color-groups.ts';
import { ContrastNotes } from './contrast-notes.tsx';
import type { OrganizationValues } from './organization-values.ts';

interface Props {
  readonly form: UseFormReturnType<OrganizationValues>;
  readonly theme: Theme;
  /** *Set default parameters*, beside the title. */
  readonly reset: ReactNode;
}

export const ColorsCard = ({ form, theme, reset }: Props) => {
  const t = useMessages(backoffice.organization).colors;
  return (
    <Card title={t.title} description={t.explanation} aside={reset}>
      <Stack gap="lg">
        <div className="color-groups">
          {COLOR_GROUP_NAMES.map((group) => (
            <fieldset key={group}>
              <legend>{t.groups[group]}</legend>
              <div className="color-group-fields">
                {COLOR_GROUPS[group].map((name) => (
                  <ColorField key={name} form={form} name={name} color={theme[name]} />
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <ContrastNotes theme={theme} />
      </Stack>
    </Card>
  );
};
