import type { Module, ModuleStatus } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { MODULE_ICONS } from '../../shared/campaigns/module-icons.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { Card } from '../../shared/ui/card.tsx';
import { StateBadge } from '../../shared/ui/state-badge.tsx';
import { ModulePicture } from './module-picture.tsx';

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
}

/** Enabled or disabled, how many campaigns and respondents, and the way to them (spec, section 2). */
export const ModuleCard = ({ module, status }: Props) => {
  const t = useMessages(backoffice.home);
  const entry = useNavigation().find(({ access }) => access === module);
  const { enabled } = status;
  const ModuleIcon = MODULE_ICONS[module];
  const people = module === 'screening' ? t.candidates : t.respondents;
  return (
    <Card
      title={
        <span className="module-title">
          <span className="module-icon" data-enabled={enabled || undefined}>
            <ModuleIcon size={22} stroke={1.5} aria-hidden />
          </span>
          {t.modules[module].name}
        </span>
      }
      aside={<StateBadge on={enabled}>{enabled ? t.enabled : t.disabled}</StateBadge>}
    >
      <div className="module-body">
        <div>
          <p className="module-description">{t.modules[module].description}</p>
          {status.enabled && (
            <dl className="module-counts">
              <Count value={status.campaigns} label={t.campaigns(status.campaigns)} />
              <Count value={status.respondents} label={people(status.respondents)} />
            </dl>
          )}
          {!enabled && <p className="module-off">{t.disabledExplanation}</p>}
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
