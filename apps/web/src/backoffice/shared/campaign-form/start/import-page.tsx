import { CAMPAIGN_FILE, type FieldErrors, type Module } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, FileInput } from '@mantine/core';
import { IconFileAlert, IconFileUpload } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { createPath, formPath, listPath } from '../../campaigns/campaign-paths.ts';
import { useRuleMessages } from '../../form/use-fields.ts';
import { useNotify } from '../../notify/use-notify.ts';
import { Card } from '../../ui/page/card.tsx';
import { Page } from '../../ui/page/page.tsx';
import { keepFile } from './kept-file.ts';
import { readCampaignFile, type ReadFile } from './read-campaign-file.ts';
import styles from './import-page.module.css';

const MEGABYTES = CAMPAIGN_FILE.maxBytes / 1024 ** 2;
/** More would only be the same mistake again. */
const SHOWN_FAULTS = 20;

type Refused = Exclude<ReadFile, { readonly file: unknown }>;

/** A long path breaks after a dot. */
const BreakablePath = ({ path }: { readonly path: string }) =>
  path.split('.').map((part, index, parts) => (
    <Fragment key={parts.slice(0, index + 1).join('.')}>
      {part}
      {index < parts.length - 1 && '.'}
      <wbr />
    </Fragment>
  ));

const Faults = ({ faults }: { readonly faults: FieldErrors }) => {
  const t = useMessages(backoffice.campaignStart).import;
  const words = useRuleMessages();
  const all = Object.entries(faults);
  const more = all.length - SHOWN_FAULTS;
  return (
    <>
      <p>{t.faults(all.length)}</p>
      <ul className={styles.faults}>
        {all.slice(0, SHOWN_FAULTS).map(([path, rule]) => (
          <li key={path}>
            <code>{path === '' ? t.whole : <BreakablePath path={path} />}</code>
            <span>{words(rule)}</span>
          </li>
        ))}
        {more > 0 && <li>{t.more(more)}</li>}
      </ul>
    </>
  );
};

interface RefusedProps {
  readonly module: Module;
  readonly refused: Refused;
}

const RefusedFile = ({ module, refused }: RefusedProps) => {
  const t = useMessages(backoffice.campaignStart).import;
  const explained = (problem: Extract<Refused, { problem: string }>['problem']): string => {
    if (problem === 'too_large') return t.problems.too_large(MEGABYTES);
    return problem === 'other_module' ? t.problems.other_module[module] : t.problems[problem];
  };
  return (
    <Alert
      role="alert"
      color="danger"
      variant="light"
      icon={<IconFileAlert aria-hidden />}
      title={t.refused}
      className={styles.refused}
    >
      {'problem' in refused ? (
        <p>{explained(refused.problem)}</p>
      ) : (
        <Faults faults={refused.faults} />
      )}
      <p>{t.nothingStored}</p>
    </Alert>
  );
};

/** A file becomes a filled-in form, or its faults are named. */
export const ImportPage = ({ module }: { readonly module: Module }) => {
  const words = useMessages(backoffice.campaignStart);
  const t = words.import;
  const { places } = useMessages(backoffice.navigation);
  const navigate = useNavigate();
  const notify = useNotify();
  const [refused, setRefused] = useState<Refused | null>(null);
  const read = async (chosen: File): Promise<void> => {
    const found = await readCampaignFile(module, chosen);
    if (!('file' in found)) return setRefused(found);
    await navigate({ to: formPath(module), search: { from: keepFile(found.file) } as never });
  };
  return (
    <Page
      title={t.title}
      introduction={t.introduction[module]}
      crumbs={[
        { to: listPath(module), label: places[module] },
        ...(module === 'screening' ? [{ to: createPath(module), label: words.title }] : []),
      ]}
    >
      <Card>
        <FileInput
          label={t.label}
          description={t.hint(MEGABYTES)}
          placeholder={t.choose}
          accept=".json,application/json"
          leftSection={<IconFileUpload size={18} stroke={1.5} aria-hidden />}
          onChange={(file: File | null) => {
            setRefused(null);
            if (file) read(file).catch(notify.failure);
          }}
        />
        {refused && <RefusedFile module={module} refused={refused} />}
      </Card>
    </Page>
  );
};
