import type { CultureSource } from '@cadran/contract';
import { formatCount } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChartDots3 } from '@tabler/icons-react';
import { localizedText } from '../../../../../../shared/language/localized-text.ts';
import { useLanguage } from '../../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../../shared/language/use-messages.ts';
import { useDates } from '../../../../../shared/dates/use-dates.ts';
import { useCampaignFormState } from '../../../../../shared/campaign-form/form-context.ts';
import { useSession } from '../../../../../shared/session/use-session.ts';
import type { TargetDrafts } from '../../values/campaign-values.ts';
import { AuditDialog } from './audit-dialog.tsx';
import styles from './target-from-audit.module.css';

interface Props {
  readonly source: CultureSource | null;
  readonly onTake: (culture: TargetDrafts['culture'], source: CultureSource) => void;
}

/** Where the target comes from, with the audit's date and number of respondents. */
const SourceNote = ({ source }: { readonly source: CultureSource }) => {
  const t = useMessages(backoffice.screeningForm).culture.fromAudit;
  const { language } = useLanguage();
  const dates = useDates();
  const { moment, campaignName, unitName, takenAt, respondents, roundedDown = false } = source;
  return (
    <p className={styles.targetSource} data-testid="target-source" role="status">
      <strong>{t.source[moment](campaignName ?? '')}</strong>
      <span>
        {[
          unitName ? localizedText(unitName, language) : t.whole,
          ...(respondents === undefined
            ? []
            : [t.respondents(respondents, formatCount(respondents, language, roundedDown))]),
          ...(takenAt === undefined ? [] : [dates.longDate(takenAt)]),
        ].join(' · ')}
      </span>
    </p>
  );
};

/** A culture that an audit measured, perceived or desired, of the whole or of a unit that may be shown. */
export const TargetFromAudit = ({ source, onTake }: Props) => {
  const t = useMessages(backoffice.screeningForm).culture.fromAudit;
  const { user } = useSession();
  const { readOnly, campaign } = useCampaignFormState();
  const [opened, { open, close }] = useDisclosure(false);
  // The platform's people belong to no organisation whose audits would be theirs to take from.
  const mayTake = user.role !== 'superadmin' && user.profilingEnabled && !readOnly;
  if (!mayTake && !source) return null;
  return (
    <div className={styles.targetFromAudit}>
      {source && <SourceNote source={source} />}
      {mayTake && (
        <Button
          variant="default"
          leftSection={<IconChartDots3 size={18} stroke={1.5} aria-hidden />}
          onClick={open}
        >
          {source ? t.other : t.open}
        </Button>
      )}
      {mayTake && (
        <AuditDialog
          organizationId={campaign?.organizationId ?? user.organizationId}
          opened={opened}
          onClose={close}
          onTake={(culture, from) => {
            close();
            onTake(culture, from);
          }}
        />
      )}
    </div>
  );
};
