import type { Evidence } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { NativeSelect } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { parseEvidenceAddress } from './evidence-address.ts';

/** Answers to different versions are never added up together. */
export const VersionSelect = ({ evidence }: { readonly evidence: Evidence }) => {
  const t = useMessages(backoffice.evidence);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { instrumentVersion, instrumentVersions } = evidence;
  if (instrumentVersions.length < 2) return null;
  return (
    <NativeSelect
      label={t.version}
      maw={280}
      data={instrumentVersions.map((version) => ({
        value: String(version),
        label: t.versionName(formatNumber(version, language)),
      }))}
      value={String(instrumentVersion)}
      onChange={({ currentTarget: { value } }) =>
        void navigate({
          to: '.',
          search: () => parseEvidenceAddress({ version: value }),
          resetScroll: false,
        })
      }
    />
  );
};
