import { isApiError } from '@cadran/client';
import { DEFAULT_THEME, type Organization, organizationChange, type Theme } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useFormFailure } from '../../../shared/form/use-form-failure.ts';
import { validateWith } from '../../../shared/form/validate-with.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useApi } from '../../../shared/services.tsx';
import {
  type OrganizationChange,
  useSaveOrganization,
} from '../../../shared/organization/organization-mutations.ts';
import { organizationQuery } from '../../../shared/organization/get-organization.ts';
import {
  toRequestBody,
  type OrganizationValues,
  toFieldErrors,
  previewTheme,
  toFormValues,
} from './organization-values.ts';

const check = validateWith(organizationChange);

export const useOrganizationForm = (organization: Organization) => {
  const t = useMessages(backoffice.organization);
  const notify = useNotify();
  const api = useApi();
  const client = useQueryClient();
  const save = useSaveOrganization(organization.id);
  /** The stored organisation that the form started from; its version is sent when saving. */
  const [base, setBase] = useState(organization);
  const [theme, setTheme] = useState<Theme>(organization.theme);
  const [changed, setChanged] = useState(false);
  const [conflict, { open: openConflict, close: closeConflict }] = useDisclosure(false);

  const form = useForm<OrganizationValues>({
    mode: 'uncontrolled',
    initialValues: toFormValues(organization),
    validate: (values) => toFieldErrors(check(toRequestBody(values, base))),
    onValuesChange: (values) => {
      setTheme((before) => previewTheme(before, values));
      setChanged(form.isDirty());
    },
  });
  const { refused, failed } = useFormFailure(form, toFieldErrors);

  /** Rebases the form on `stored` and replaces the given values. */
  const rebase = (stored: Organization, values: Partial<OrganizationValues>): void => {
    setBase(stored);
    form.resetDirty(toFormValues(stored));
    const typed = form.getValues();
    const differing = Object.entries(values).filter(
      ([name, value]) => typed[name as keyof OrganizationValues] !== value,
    );
    if (differing.length > 0) form.setValues(Object.fromEntries(differing));
    setTheme((before) => previewTheme(before, form.getValues()));
    setChanged(form.isDirty());
  };

  const send = (body: OrganizationChange): void =>
    save.mutate(body, {
      onSuccess: (stored) => {
        closeConflict();
        rebase(stored, toFormValues(stored));
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
      (values) => send(organizationChange.parse(toRequestBody(values, base))),
      refused,
    ),
    undo: () => rebase(base, toFormValues(base)),
    setDefaultColors: () => {
      save.mutate(
        { theme: DEFAULT_THEME, version: base.version },
        {
          onSuccess: (stored) => {
            rebase(stored, stored.theme);
            notify.success(t.defaults.done);
          },
          onError: notify.failure,
        },
      );
    },
    /** The logo is saved separately; rebases the form unless somebody else saved as well. */
    logoChanged: (stored: Organization) => {
      if (stored.version === base.version + 1) setBase(stored);
    },
    conflict: {
      opened: conflict,
      close: closeConflict,
      takeTheirs: () =>
        withLatest((stored) => {
          closeConflict();
          rebase(stored, toFormValues(stored));
        }),
      keepMine: () =>
        withLatest((stored) =>
          send(organizationChange.parse(toRequestBody(form.getValues(), stored))),
        ),
    },
  };
};
