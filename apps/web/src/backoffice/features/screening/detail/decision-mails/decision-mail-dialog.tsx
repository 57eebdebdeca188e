import { isApiError } from '@cadran/client';
import type { Candidate, ScreeningCampaign } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { Alert, Checkbox, NativeSelect, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { decisionMailPreviewQuery } from '../../../../shared/candidate/decision-mails.ts';
import { candidateName } from '../../../../shared/candidate/candidate-name.ts';
import { DialogForm } from '../../../../shared/dialog/dialog-form.tsx';
import { FormDialog } from '../../../../shared/dialog/form-dialog.tsx';
import type { DialogState } from '../../../../shared/dialog/use-dialog.ts';
import { MailBody } from '../../../../shared/mail/preview/mail-body.tsx';
import { MailEnvelope } from '../../../../shared/mail/preview/mail-envelope.tsx';
import { useApi } from '../../../../shared/services.tsx';
import { type DecisionMailContents, useDecisionMails } from './use-decision-mails.ts';
import styles from './decision-mails.module.css';

const isTellable = ({ status, decision, decisionMail }: Candidate): boolean =>
  status === 'completed' &&
  decision !== 'undecided' &&
  (decisionMail.state === 'none' || decisionMail.state === 'failed');

interface PreviewProps {
  readonly campaign: ScreeningCampaign;
  readonly people: readonly Candidate[];
  readonly contents: DecisionMailContents;
}

const DecisionMailPreview = ({ campaign, people, contents }: PreviewProps) => {
  const t = useMessages(backoffice.decisionMails).dialog;
  const { decisions } = useMessages(candidates);
  const { unnamed } = useMessages(backoffice.screening).detail;
  const [chosen, setChosen] = useState(people[0]?.id ?? '');
  const person = people.find(({ id }) => id === chosen);
  const told = person && person.decision !== 'undecided' ? person.decision : null;
  const { data, error } = useQuery(
    decisionMailPreviewQuery(
      useApi(),
      campaign.id,
      person && told ? { id: person.id, decision: told, ...contents } : null,
    ),
  );
  return (
    <>
      <NativeSelect
        label={t.preview}
        data={people.map(({ id, contact, decision }) => ({
          value: id,
          label: `${candidateName(contact, unnamed)} – ${decisions[decision]}`,
        }))}
        value={chosen}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      {error && (
        <Text size="sm" role="status">
          {isApiError(error, 'invalid_input') ? t.linkInReason : t.previewFailed}
        </Text>
      )}
      {!error && !data && <Skeleton height={320} radius="md" />}
      {!error && data && person && (
        <>
          <MailEnvelope from={data.from} replyTo={data.replyTo} subject={data.subject} />
          <MailBody
            html={data.html}
            language={person.language}
            organizationId={campaign.organizationId}
          />
        </>
      )}
    </>
  );
};

interface FormProps {
  readonly campaign: ScreeningCampaign;
  readonly people: readonly Candidate[];
  readonly onDone: () => void;
}

const DecisionMailForm = ({ campaign, people, onDone }: FormProps) => {
  const t = useMessages(backoffice.decisionMails).dialog;
  const { language } = useLanguage();
  const mails = useDecisionMails(campaign.id);
  const [contents, setContents] = useState({ withReason: false, withReport: false });
  const tellable = people.filter(isTellable);
  const leftOut = people.length - tellable.length;
  if (tellable.length === 0) return <Text size="sm">{t.nobody}</Text>;
  return (
    <DialogForm
      onSubmit={(event) => {
        event.preventDefault();
        mails.send(people, contents, onDone);
      }}
      isDirty={() => false}
      loading={mails.isPending}
      submitLabel={t.send(tellable.length, formatNumber(tellable.length, language))}
    >
      <Text size="sm">{t.explanation}</Text>
      {leftOut > 0 && <Text size="sm">{t.leftOut(leftOut, formatNumber(leftOut, language))}</Text>}
      <Alert variant="light" color="dark">
        {t.delay}
      </Alert>
      <Checkbox
        label={t.withReason}
        description={t.withReasonHint}
        checked={contents.withReason}
        onChange={({ currentTarget: { checked } }) =>
          setContents({ ...contents, withReason: checked })
        }
      />
      {campaign.allowPersonalReport && (
        <Checkbox
          label={t.withReport}
          checked={contents.withReport}
          onChange={({ currentTarget: { checked } }) =>
            setContents({ ...contents, withReport: checked })
          }
        />
      )}
      <div className={styles.decisionMailForm}>
        <DecisionMailPreview campaign={campaign} people={tellable} contents={contents} />
      </div>
    </DialogForm>
  );
};

interface Props {
  readonly dialog: DialogState<readonly Candidate[]>;
  readonly campaign: ScreeningCampaign;
  readonly onDone: () => void;
}

/** Prepares one mail for each of the selected candidates, as it will be read. */
export const DecisionMailDialog = ({ dialog, campaign, onDone }: Props) => {
  const t = useMessages(backoffice.decisionMails).dialog;
  const { language } = useLanguage();
  const { opened, subject, close } = dialog;
  const people = subject ?? [];
  const count = people.filter(isTellable).length || people.length;
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title={t.title(count, formatNumber(count, language))}
      size="xl"
    >
      {subject && (
        <DecisionMailForm
          campaign={campaign}
          people={subject}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
    </FormDialog>
  );
};
