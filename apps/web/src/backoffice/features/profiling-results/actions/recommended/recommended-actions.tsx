import type { AuditAction, ReportedGroup } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { recommendationText } from '@cadran/instruments/recommendations';
import { Anchor, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { actionsPath } from '../../../../shared/campaigns/campaign-paths.ts';
import { FormDialog } from '../../../../shared/dialog/form-dialog.tsx';
import { useDialog } from '../../../../shared/dialog/use-dialog.ts';
import { useApi } from '../../../../shared/services.tsx';
import { ActionForm } from '../form/action-form.tsx';
import type { ActionStart } from '../form/action-values.ts';
import { actionChoicesQuery } from '../get-actions.ts';
import styles from './recommended-actions.module.css';

type Recommended = ReportedGroup['figures']['recommendations'][number];
const NO_ACTION: AuditAction | null = null;

/** A report about one unit alone recommends for that unit, every other one for everybody. */
const unitOf = ({ selection: { unit = [], ...others } }: ReportedGroup): string => {
  const isOther = Object.values(others).some((values) => (values ?? []).length > 0);
  return !isOther && unit?.length === 1 ? (unit[0] ?? '') : '';
};

const ACTIONABLE = ({ rule }: Recommended): boolean => rule !== 'maintain';

/** Under the recommendations of a report: a new action from each of them. */
export const RecommendedActions = ({ group }: { readonly group: ReportedGroup }) => {
  const t = useMessages(backoffice.auditActions);
  const { language } = useLanguage();
  const { id } = group.campaign;
  const { data } = useQuery(actionChoicesQuery(useApi(), id));
  const adding = useDialog<ActionStart>();
  const recommended = group.figures.recommendations.filter(ACTIONABLE);
  if (!data?.can.edit || recommended.length === 0) return null;
  const startOf = ({ code, aim }: Recommended): ActionStart => {
    const { title, firstSteps } = recommendationText(code);
    return {
      title: title[language],
      notes: firstSteps.map((step) => `- ${step[language]}`).join('\n'),
      unitId: unitOf(group),
      recommendation: code,
      ...aim,
    };
  };
  return (
    <aside className={styles.recommended} aria-label={t.report.title}>
      <h3>{t.report.title}</h3>
      <ul>
        {recommended.map((one) => {
          const title = recommendationText(one.code).title[language];
          return (
            <li key={one.code}>
              <span>{title}</span>
              <Button
                variant="default"
                size="xs"
                leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
                aria-label={t.report.makeOf(title)}
                onClick={() => adding.open(startOf(one))}
              >
                {t.report.make}
              </Button>
            </li>
          );
        })}
      </ul>
      <Anchor component={Link} to={actionsPath(id)} size="sm">
        {t.report.open}
      </Anchor>
      <FormDialog opened={adding.opened} onClose={adding.close} title={t.form.add}>
        <ActionForm
          campaignId={id}
          action={NO_ACTION}
          start={adding.subject ?? undefined}
          choices={data}
          onSaved={adding.close}
        />
      </FormDialog>
    </aside>
  );
};
