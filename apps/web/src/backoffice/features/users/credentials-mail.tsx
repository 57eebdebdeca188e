import { Alert } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mailSettingsQuery } from '../../shared/mail/send-mail.ts';
import { useApi } from '../../shared/services.tsx';

export const useCanSendMail = (): boolean =>
  useQuery(mailSettingsQuery(useApi())).data?.configured ?? false;

export const CredentialsMailedAlert = ({ children }: { readonly children: ReactNode }) => (
  <Alert color="success" variant="light" icon={<IconMailForward aria-hidden />}>
    {children}
  </Alert>
);
