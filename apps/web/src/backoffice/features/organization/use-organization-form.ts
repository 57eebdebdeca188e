import { isApiError } from '@cadran/client';
import { DEFAULT_THEME, type Organization, organizationChange, type Theme } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { useFormFailure } from '../../shared/form/use-form-failure.ts';
import { validateWith } from '../../shared/form/validate-with.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useApi } from '../../shared/services.tsx';
import {
  type OrganizationChange,
  useSaveOrganization,
} from '../../shared/organization/change-organization.ts';
import { organizationQuery } from '../../shared/organization/get-organization.ts';
import {
  bodyOf,
  type OrganizationValues,
  placeErrors,
  shownTheme,
  valuesOf,
} from './organization-values.ts';

const check = validateWith(organizationChange);

/** The form of one organisation: what is typed, what is shown of it, and how it is saved. */
export const useOrganizationForm = (organization: Organization) => {
  const t = useMessages(backoffice.organization);
  const notify = useNotify();
  const api = useApi();
  const client = useQueryClient();
  const save = useSaveOrganization(organization.id);
  /** What the form was filled from: its version is the one that a save replaces. */
  const [base, setBase] = useState(organization);
  const [theme, setTheme] = useState<Theme>(organization.theme);
  const [changed, setChanged] = useState(false);
  const [conflict, { open: openConflict, close: closeConflict }] = useDisclosure(false);

  const form = useForm<OrganizationValues>({
    mode: 'uncontrolled',
    initialValues: valuesOf(organization),
    validate: (values) => placeErrors(check(bodyOf(values, base))),
    onValuesChange: (values) => {
      setTheme((before) => shownTheme(before, values));
      setChanged(form.isDirty());
    },
  });
  const { refused, failed } = useFormFailure(form, placeErrors);

  /** From here on these are the stored values; the given ones replace what is typed. */
  const fill = (stored: Organization, values: Partial<OrganizationValues>): void => {
    setBase(stored);
    form.resetDirty(valuesOf(stored));
    const typed = form.getValues();
    const differing = Object.entries(values).filter(
      ([name, value]) => typed[name as keyof OrganizationValues] !== value,
    );
    if (differing.length > 0) form.setValues(Object.fromEntries(differing));
    setTheme((before) => shownTheme(before, form.getValues()));
    setChanged(form.isDirty());
  };

  const send = (body: OrganizationChange): void =>
    save.mutate(body, {
      onSuccess: (stored) => {
        closeConflict();
        fill(stored, valuesOf(stored));
        notify.success(t.saved);
      },
      onError: (error) => {
        if (isApiError(error, 'conflict')) openConflict();
        else failed(error);
      },
    });

  const withLatest = (use: (stored: Organization) => void): void => {
    const query = { ...organizationQuery(api, organization.id), staleTime: 0 };
    void client.fetchQuery(query).then(use, notify.failure);
  };

  return {
    form,
    theme,
    changed,
    saving: save.isPending,
    submit: form.onSubmit(
      (values) => send(organizationChange.parse(bodyOf(values, base))),
      refused,
    ),
    undo: () => fill(base, valuesOf(base)),
    setDefaultColors: () => {
      save.mutate(
        { theme: DEFAULT_THEME, version: base.version },
        {
          onSuccess: (stored) => {
            fill(stored, stored.theme);
            notify.success(t.defaults.done);
          },
          onError: notify.failure,
        },
      );
    },
    /** A logo is saved by itself. Unless somebody else saved too, the form goes on from there. */
    logoChanged: (stored: Organization) => {
      if (stored.version === base.version + 1) setBase(stored);
    },
    conflict: {
      opened: conflict,
      close: closeConflict,
      takeTheirs: () =>
        withLatest((stored) => {
          closeConflict();
          fill(stored, valuesOf(stored));
        }),
      keepMine: () =>
        withLatest((stored) => send(organizationChange.parse(bodyOf(form.getValues(), stored)))),
    },
  };
};
