import { isApiError } from '@cadran/client';
import { backoffice } from '@cadran/i18n/backoffice';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { hasDrafts } from '../../shared/campaign-form/drafts/draft-store.ts';
import { useApi } from '../../shared/services.tsx';
import { useSessionState } from '../../shared/session/use-session.ts';
import { SsoOrganizationStep } from './sso/sso-organization-step.tsx';
import { SsoEmailForm } from './sso/sso-email-form.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { publicOrganizationQuery } from './get-public-organization.ts';
import { type Credentials, useLogIn } from './log-in.ts';
import { LoginLayout } from './login-layout.tsx';
import { LoginError, LoginNote } from './login-failure.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

type Step =
  | { readonly at: 'password' }
  /** Without credentials after SSO. */
  | { readonly at: 'code'; readonly credentials?: Credentials }
  | { readonly at: 'sso-email' }
  | { readonly at: 'sso-organization'; readonly organizationId: string };

const PASSWORD: Step = { at: 'password' };

/** Log-in by password, with a second factor where the account has one, or by SSO. */
export const LoginPage = () => {
  const t = useMessages(backoffice.login);
  const { organization, refused, step: firstStep, unknown } = useSearch({ from: '/login' });
  const { ended, endedUserId } = useSessionState();
  const { data: publicOrganization } = useQuery({
    ...publicOrganizationQuery(useApi(), organization ?? ''),
    enabled: organization !== undefined,
  });
  const logIn = useLogIn();
  const [step, setStep] = useState<Step>(() => {
    if (firstStep === 'code') return { at: 'code' };
    return organization === undefined
      ? PASSWORD
      : { at: 'sso-organization', organizationId: organization };
  });
  const notice = (
    <>
      {refused && <LoginError>{t.company.refused}</LoginError>}
      {unknown && <LoginNote>{t.unknownLink}</LoginNote>}
      {ended === 'expired' && (
        <LoginNote>
          {endedUserId && hasDrafts(endedUserId) ? t.draftSafe : t.sessionEnded}
        </LoginNote>
      )}
    </>
  );
  const back = (): void => {
    setStep(PASSWORD);
    logIn.reset();
  };
  const start = (credentials: Credentials): void =>
    logIn.mutate(credentials, {
      onError: (error) => {
        if (!isApiError(error, 'second_factor_required')) return;
        setStep({ at: 'code', credentials });
        logIn.reset();
      },
    });

  return (
    <LoginLayout title={t.title} organization={publicOrganization}>
      {step.at === 'password' && (
        <CredentialsForm
          notice={notice}
          failure={logIn.error}
          loading={logIn.isPending}
          onSubmit={start}
          onSso={() => setStep({ at: 'sso-email' })}
        />
      )}
      {step.at === 'code' && (
        <SecondFactorForm
          failure={logIn.error}
          loading={logIn.isPending}
          onSubmit={(code) =>
            logIn.mutate(step.credentials ? { ...step.credentials, code } : { codeAfterSso: code })
          }
          onBack={back}
        />
      )}
      {step.at === 'sso-email' && <SsoEmailForm onBack={back} />}
      {step.at === 'sso-organization' && (
        <SsoOrganizationStep organizationId={step.organizationId} notice={notice} onBack={back} />
      )}
    </LoginLayout>
  );
};
