import type { Module, ModuleStatus } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { MODULE_ICONS } from '../../shared/campaigns/module-icons.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { StatusBadge } from '../../shared/ui/status-badge.tsx';
import { ModulePicture } from './module-picture.tsx';
import styles from './home-page.module.css';

const Count = ({ value, label }: { readonly value: number; readonly label: string }) => {
  const { language } = useLanguage();
  return (
    <div>
      <dd>{formatNumber(value, language)}</dd>
      <dt>{label}</dt>
    </div>
  );
};

interface Props {
  readonly module: Module;
  readonly status: ModuleStatus;
  /** Candidates who have had no answer. */
  readonly notTold: number;
}

/** Status and counts of a module, with a link to it (spec, section 2). */
export const ModuleCard = ({ module, status, notTold }: Props) => {
  const t = useMessages(backoffice.home);
  const entry = useNavigation().find(({ access }) => access === module);
  const { enabled } = status;
  const ModuleIcon = MODULE_ICONS[module];
  const people = module === 'screening' ? t.candidates : t.respondents;
  return (
    <Card
      title={
        <span className={styles.moduleTitle}>
          <span className={styles.moduleIcon} data-enabled={enabled || undefined}>
            <ModuleIcon size={22} stroke={1.5} aria-hidden />
          </span>
          {t.modules[module].name}
        </span>
      }
      aside={<StatusBadge on={enabled}>{enabled ? t.enabled : t.disabled}</StatusBadge>}
    >
      <div className={styles.moduleBody}>
        <div>
          <p className={styles.moduleDescription}>{t.modules[module].description}</p>
          {status.enabled && (
            <dl className={styles.moduleCounts}>
              <Count value={status.campaigns} label={t.campaigns(status.campaigns)} />
              <Count value={status.respondents} label={people(status.respondents)} />
              {module === 'screening' && notTold > 0 && <Count value={notTold} label={t.notTold} />}
            </dl>
          )}
          {!enabled && <p className={styles.moduleOff}>{t.disabledExplanation}</p>}
        </div>
        <ModulePicture module={module} enabled={enabled} />
      </div>
      {enabled && entry && (
        <Button
          component={Link}
          to={entry.to}
          variant="default"
          rightSection={<IconArrowRight size={18} stroke={1.5} aria-hidden />}
        >
          {t.openModule}
        </Button>
      )}
    </Card>
  );
};
