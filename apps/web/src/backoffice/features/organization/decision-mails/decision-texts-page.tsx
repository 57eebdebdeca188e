import {
  DECISION_TEXT_LIMITS,
  decisionTexts,
  type DecisionTexts,
  LANGUAGES,
  type Language,
  TOLD_DECISIONS,
  type ToldDecision,
} from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { Button, Group, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LANGUAGE_OPTIONS } from '../../../../shared/language/language-names.ts';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { UnsavedGuard } from '../../../shared/dialog/unsaved-guard.tsx';
import { useFormFailure } from '../../../shared/form/use-form-failure.ts';
import { validateWith } from '../../../shared/form/validate-with.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { OrganizationLayout } from '../../../shared/organization/organization-layout.tsx';
import { useApi } from '../../../shared/services.tsx';
import { Card } from '../../../shared/ui/page/card.tsx';
import { decisionTextsQuery, useSaveDecisionTexts } from './decision-texts.ts';

interface Stored {
  readonly texts: DecisionTexts;
  readonly originals: DecisionTexts;
}

const TextsForm = ({
  organizationId,
  stored: { texts, originals },
}: {
  readonly organizationId: string;
  readonly stored: Stored;
}) => {
  const t = useMessages(backoffice.decisionMails).texts;
  const { decisions } = useMessages(candidates);
  const { language: own } = useLanguage();
  const notify = useNotify();
  const save = useSaveDecisionTexts(organizationId);
  const [language, setLanguage] = useState<Language>(own);
  const form = useForm<DecisionTexts>({
    mode: 'controlled',
    initialValues: texts,
    validate: validateWith(decisionTexts),
  });
  const { refused } = useFormFailure(form);
  const submit = (values: DecisionTexts): void =>
    save.mutate(decisionTexts.parse(values), {
      onSuccess: (saved) => {
        form.setInitialValues(saved.texts);
        form.setValues(saved.texts);
        notify.success(t.saved);
      },
      onError: notify.failure,
    });
  const isOriginal = (decision: ToldDecision): boolean => {
    const [now, first] = [form.values[decision][language], originals[decision][language]];
    return now.subject === first.subject && now.text === first.text;
  };
  return (
    <form noValidate onSubmit={form.onSubmit(submit, refused)}>
      <UnsavedGuard isDirty={form.isDirty} />
      <Stack gap="lg">
        <SegmentedControl
          aria-label={t.language}
          style={{ alignSelf: 'start' }}
          data={LANGUAGE_OPTIONS}
          value={language}
          onChange={(code) => setLanguage(LANGUAGES.find((one) => one === code) ?? language)}
        />
        <Text size="sm">{t.hint}</Text>
        {TOLD_DECISIONS.map((decision) => (
          <Card
            key={decision}
            title={decisions[decision]}
            aside={
              !isOriginal(decision) && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  onClick={() =>
                    form.setFieldValue(`${decision}.${language}`, originals[decision][language])
                  }
                >
                  {t.original}
                </Button>
              )
            }
          >
            <Stack gap="md" lang={language}>
              <TextInput
                label={t.subject}
                maxLength={DECISION_TEXT_LIMITS.subject}
                {...form.getInputProps(`${decision}.${language}.subject`)}
              />
              <Textarea
                label={t.text}
                maxLength={DECISION_TEXT_LIMITS.text}
                autosize
                minRows={6}
                maxRows={20}
                {...form.getInputProps(`${decision}.${language}.text`)}
              />
            </Stack>
          </Card>
        ))}
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            {t.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

const StoredTexts = ({ organizationId }: { readonly organizationId: string }) => {
  const { data } = useSuspenseQuery(decisionTextsQuery(useApi(), organizationId));
  return <TextsForm organizationId={organizationId} stored={data} />;
};

/** What candidates read when they are told a decision, in both languages. */
export const DecisionTextsPage = () => (
  <OrganizationLayout part="decisionMails">
    {({ id }) => <StoredTexts key={id} organizationId={id} />}
  </OrganizationLayout>
);
