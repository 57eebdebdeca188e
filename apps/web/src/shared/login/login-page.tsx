import { isApiError } from '@cadran/client';
import type { PublicOrganization } from '@cadran/contract';
import { login } from '@cadran/i18n/login';
import { useState } from 'react';
import { useMessages } from '../language/use-messages.ts';
import { type Credentials, type LoginActions, useAttempt } from './login-actions.ts';
import { LoginLayout } from './login-layout.tsx';
import { LoginError, LoginNote } from './login-message.tsx';
import type { LoginSearch } from './login-search.ts';
import { CredentialsForm } from './steps/credentials-form.tsx';
import { SecondFactorForm } from './steps/second-factor-form.tsx';
import { SsoEmailForm } from './steps/sso-email-form.tsx';
import { SsoOrganizationStep } from './steps/sso-organization-step.tsx';

type Step =
  | { readonly at: 'password' }
  /** Without credentials after SSO. */
  | { readonly at: 'code'; readonly credentials?: Credentials }
  | { readonly at: 'sso-email' }
  | { readonly at: 'sso-organization'; readonly organizationId: string };

const PASSWORD: Step = { at: 'password' };

const firstStep = ({ step, organization }: LoginSearch): Step => {
  if (step === 'code') return { at: 'code' };
  return organization === undefined
    ? PASSWORD
    : { at: 'sso-organization', organizationId: organization };
};

interface Props {
  readonly search: LoginSearch;
  readonly actions: LoginActions;
  /** Whose log-in link was followed. */
  readonly organization?: PublicOrganization | null;
  /** That the session ended while somebody worked, and whether a draft of theirs is kept. */
  readonly ended?: 'expired' | 'expired_with_draft' | null;
}

/**
 * Log-in by password, with a second factor where the account has one, or by SSO. Without the back office's kit: it is
 * the first page that somebody waits for.
 */
export const LoginPage = ({ search, actions, organization = null, ended = null }: Props) => {
  const t = useMessages(login.page);
  const { run, reset, pending, error } = useAttempt();
  const [step, setStep] = useState(() => firstStep(search));
  const notice = (
    <>
      {search.refused && <LoginError>{t.company.refused}</LoginError>}
      {search.unknown && <LoginNote>{t.unknownLink}</LoginNote>}
      {ended && (
        <LoginNote>{ended === 'expired_with_draft' ? t.draftSafe : t.sessionEnded}</LoginNote>
      )}
    </>
  );
  const back = (): void => {
    setStep(PASSWORD);
    reset();
  };
  const logIn = async (credentials: Credentials): Promise<void> => {
    try {
      await actions.logIn(credentials);
    } catch (failure) {
      if (!isApiError(failure, 'second_factor_required') || credentials.code !== undefined)
        throw failure;
      setStep({ at: 'code', credentials });
      reset();
    }
  };

  return (
    <LoginLayout title={t.title} organization={organization}>
      {step.at === 'password' && (
        <CredentialsForm
          notice={notice}
          failure={error}
          loading={pending}
          onSubmit={(credentials) => run(logIn(credentials))}
          onSso={() => setStep({ at: 'sso-email' })}
        />
      )}
      {step.at === 'code' && (
        <SecondFactorForm
          failure={error}
          loading={pending}
          onSubmit={(code) =>
            run(step.credentials ? logIn({ ...step.credentials, code }) : actions.verifyCode(code))
          }
          onBack={back}
        />
      )}
      {step.at === 'sso-email' && <SsoEmailForm start={actions.startSso} onBack={back} />}
      {step.at === 'sso-organization' && (
        <SsoOrganizationStep
          organizationId={step.organizationId}
          start={actions.startSso}
          notice={notice}
          onBack={back}
        />
      )}
    </LoginLayout>
  );
};
