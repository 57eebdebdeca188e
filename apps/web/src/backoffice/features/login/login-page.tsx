import { isApiError } from '@cadran/client';
import { backoffice } from '@cadran/i18n/backoffice';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { useApi } from '../../shared/services.tsx';
import { CompanyEntry } from './company-entry.tsx';
import { CompanyForm } from './company-form.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { organizationFace } from './get-organization-face.ts';
import { type Credentials, useLogIn } from './log-in.ts';
import { LoginFrame } from './login-frame.tsx';
import { LoginNotice } from './login-notice.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

type Step =
  | { readonly at: 'password' }
  | { readonly at: 'code'; readonly credentials: Credentials }
  | { readonly at: 'company' }
  | { readonly at: 'entry'; readonly organizationId: string };

const PASSWORD: Step = { at: 'password' };

/** Identifier and password, then the second factor where the account has one; or the company's own account. */
export const LoginPage = () => {
  const t = useMessages(backoffice.login);
  const { organization, refused } = useSearch({ from: '/login' });
  const { data: face } = useQuery({
    ...organizationFace(useApi(), organization ?? ''),
    enabled: organization !== undefined,
  });
  const logIn = useLogIn();
  const [step, setStep] = useState<Step>(
    organization === undefined ? PASSWORD : { at: 'entry', organizationId: organization },
  );
  const notice = refused && <LoginNotice>{t.company.refused}</LoginNotice>;
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
    <LoginFrame title={t.title} organization={face}>
      {step.at === 'password' && (
        <CredentialsForm
          notice={notice}
          failure={logIn.error}
          loading={logIn.isPending}
          onSubmit={start}
          onCompany={() => setStep({ at: 'company' })}
        />
      )}
      {step.at === 'code' && (
        <SecondFactorForm
          failure={logIn.error}
          loading={logIn.isPending}
          onSubmit={(code) => logIn.mutate({ ...step.credentials, code })}
          onBack={back}
        />
      )}
      {step.at === 'company' && <CompanyForm onBack={back} />}
      {step.at === 'entry' && (
        <CompanyEntry organizationId={step.organizationId} notice={notice} onBack={back} />
      )}
    </LoginFrame>
  );
};
