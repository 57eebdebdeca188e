import { LANGUAGES } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, NativeSelect } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { VisuallyHidden } from '../../../../shared/visually-hidden.tsx';
import { useDates } from '../../../shared/dates/use-dates.ts';
import { useApi } from '../../../shared/services.tsx';
import { papersQuery, useDownloadPaper } from './get-papers.ts';
import { PaperVersions } from './paper-versions.tsx';
import styles from './papers.module.css';

/** The paper for employee representatives as PDF, and the versions kept of it. */
export const PaperDownload = ({ campaignId }: { readonly campaignId: string }) => {
  const t = useMessages(backoffice.papers);
  const { language: shown } = useLanguage();
  const dates = useDates();
  const { data } = useQuery(papersQuery(useApi(), campaignId));
  const [language, setLanguage] = useState(shown);
  const [since, setSince] = useState('');
  const download = useDownloadPaper(campaignId);
  const versions = data?.items ?? [];
  const earlier = versions.slice(1).map(({ number, createdAt }) => ({
    value: String(number),
    label: t.version(formatNumber(number, shown), dates.longDate(createdAt)),
  }));
  return (
    <div className={styles.papers}>
      <div className={styles.paperChoices}>
        <NativeSelect
          label={t.language}
          data={LANGUAGES.map((code) => ({ value: code, label: t.languages[code] }))}
          value={language}
          onChange={({ currentTarget: { value } }) =>
            setLanguage(LANGUAGES.find((code) => code === value) ?? shown)
          }
        />
        {earlier.length > 1 && (
          <NativeSelect
            label={t.since}
            data={[{ value: '', label: t.sinceLast }, ...earlier]}
            value={since}
            onChange={({ currentTarget: { value } }) => setSince(value)}
          />
        )}
        <Button
          variant="default"
          leftSection={<IconFileTypePdf size={18} stroke={1.5} aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate({ language, since })}
        >
          {t.download}
        </Button>
      </div>
      <VisuallyHidden role="status">{download.isPending && t.preparing}</VisuallyHidden>
      {data && <PaperVersions versions={versions} />}
    </div>
  );
};
