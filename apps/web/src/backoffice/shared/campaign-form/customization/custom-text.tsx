import { CAMPAIGN_LIMITS, type Language, LANGUAGES } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, SegmentedControl, Skeleton, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil, IconRestore } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx';
import {
  useCampaignFields,
  useCampaignFormState,
  useFieldError,
  useFormValue,
} from '../form-context.ts';
import type { TextDraft, TextPlace } from '../drafts/text-drafts.ts';
import styles from './custom-text.module.css';

/** The editor is the heaviest part of the form: it is loaded when a text is edited. */
const RichText = lazy(async () => ({ default: (await import('./rich-text.tsx')).RichText }));

const hasTitle = (place: TextPlace): boolean => place === 'introduction' || place === 'conclusion';

const Written = ({
  place,
  language,
}: {
  readonly place: TextPlace;
  readonly language: Language;
}) => {
  const t = useMessages(backoffice.campaignForm).customization;
  const { form, readOnly } = useCampaignFormState();
  const field = useCampaignFields();
  const errorOf = useFieldError();
  const at = `customization.${place}.${language}`;
  const [html, setHtml] = useFormValue<string>(`${at}.html`);
  return (
    <div className={styles.customTextFields} lang={language}>
      {hasTitle(place) && (
        <TextInput
          key={form.key(`${at}.title`)}
          label={t.title}
          maxLength={CAMPAIGN_LIMITS.titleMax}
          {...field(`${at}.title`)}
        />
      )}
      <Suspense fallback={<Skeleton height={180} radius="md" />}>
        <RichText
          key={form.key(`${at}.html`)}
          path={`${at}.html`}
          label={t.text}
          html={html}
          readOnly={readOnly}
          onChange={setHtml}
          error={errorOf(`${at}.html`) ?? errorOf(at)}
        />
      </Suspense>
    </div>
  );
};

/** One text in both languages; reset asks first, in the specification's words (section 8). */
export const CustomText = ({
  place,
  name,
}: {
  readonly place: TextPlace;
  readonly name: string;
}) => {
  const t = useMessages(backoffice.campaignForm).customization;
  const { languages } = useMessages(backoffice.campaignForm);
  const { language: own } = useLanguage();
  const { readOnly, kind } = useCampaignFormState();
  const { standard } = useMessages(backoffice.campaignForm).modules[kind.module];
  const [language, setLanguage] = useState<Language>(own);
  const [text, setText] = useFormValue<TextDraft>(`customization.${place}.${language}`);
  const [asking, { open, close }] = useDisclosure(false);
  return (
    <article className={styles.customText}>
      <div className={styles.customTextHead}>
        <div>
          <h3>{name}</h3>
          <p>{t.places[place].description}</p>
        </div>
        <SegmentedControl
          aria-label={t.languageOf(name)}
          data={LANGUAGES.map((code) => ({ value: code, label: languages[code] }))}
          value={language}
          onChange={(code) => setLanguage(LANGUAGES.find((one) => one === code) ?? language)}
        />
      </div>
      {text.custom ? (
        <>
          <Written key={language} place={place} language={language} />
          {!readOnly && (
            <Button
              variant="default"
              leftSection={<IconRestore size={18} stroke={1.5} aria-hidden />}
              onClick={open}
            >
              {t.reset}
            </Button>
          )}
        </>
      ) : (
        <div className={styles.customTextDefault}>
          <p>{standard[place]}</p>
          {!readOnly && (
            <Button
              variant="default"
              leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
              onClick={() => setText({ ...text, custom: true })}
            >
              {t.write}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        opened={asking}
        onClose={close}
        title={t.resetTitle(name, languages[language])}
        confirm={t.reset}
        danger
        onConfirm={() => {
          setText({ custom: false, title: '', html: '' });
          close();
        }}
      >
        <Text>{t.resetQuestion}</Text>
      </ConfirmDialog>
    </article>
  );
};
