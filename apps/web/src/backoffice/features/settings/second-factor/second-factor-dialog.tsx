import { backoffice } from '@cadran/i18n/backoffice';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import type { DialogState } from '../../../shared/dialog/use-dialog.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import {
  useBeginSecondFactor,
  useRemoveSecondFactor,
  useRenewRecoveryCodes,
} from './change-second-factor.ts';
import { ProofStep } from './proof-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanStep } from './scan-step.tsx';

/** Each purpose begins with the password, removing with a code. */
export type Purpose = 'setUp' | 'renew' | 'remove';

type Step =
  | { readonly at: 'proof' }
  | { readonly at: 'scan'; readonly offer: { readonly secret: string; readonly url: string } }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const FIRST: Step = { at: 'proof' };

export const SecondFactorDialog = ({ dialog }: { readonly dialog: DialogState<Purpose> }) => {
  const t = useMessages(backoffice.verification);
  const notify = useNotify();
  const begin = useBeginSecondFactor();
  const renew = useRenewRecoveryCodes();
  const remove = useRemoveSecondFactor();
  const [step, setStep] = useState<Step>(FIRST);
  const purpose = dialog.subject ?? 'setUp';
  const done = (message?: string): void => {
    dialog.close();
    if (message) notify.success(message);
  };

  const proceed = (proof: string, onError: (error: unknown) => void): void => {
    if (purpose === 'setUp')
      begin.mutate(proof, { onSuccess: (offer) => setStep({ at: 'scan', offer }), onError });
    if (purpose === 'renew')
      renew.mutate(
        { password: proof },
        {
          onSuccess: ({ recoveryCodes }) => setStep({ at: 'codes', codes: recoveryCodes }),
          onError,
        },
      );
    if (purpose === 'remove')
      remove.mutate({ code: proof }, { onSuccess: () => done(t.removed), onError });
  };

  // The codes are shown once: only their own button closes the dialog.
  const showsCodes = step.at === 'codes';
  return (
    <Modal
      opened={dialog.opened}
      onClose={dialog.close}
      onExitTransitionEnd={() => setStep(FIRST)}
      title={showsCodes ? t.recovery.title : t.purposes[purpose].title}
      withCloseButton={!showsCodes}
      closeOnClickOutside={false}
      closeOnEscape={!showsCodes}
    >
      {step.at === 'proof' && (
        <ProofStep
          explanation={t.purposes[purpose].explanation}
          action={t.purposes[purpose].action}
          danger={purpose === 'remove'}
          by={purpose === 'remove' ? 'code' : 'password'}
          loading={begin.isPending || renew.isPending || remove.isPending}
          onProof={proceed}
        />
      )}
      {step.at === 'scan' && (
        <ScanStep offer={step.offer} onConfirmed={(codes) => setStep({ at: 'codes', codes })} />
      )}
      {step.at === 'codes' && (
        <RecoveryCodes
          codes={step.codes}
          onDone={() => done(purpose === 'setUp' ? t.activated : undefined)}
        />
      )}
    </Modal>
  );
};
