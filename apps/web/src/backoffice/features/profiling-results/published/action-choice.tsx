import type { PublishedPage } from '@cadran/contract';
import { formatDay } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Checkbox, Stack } from '@mantine/core';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { Card } from '../../../shared/ui/page/card.tsx';
import styles from './published-page.module.css';

interface Props {
  readonly actions: PublishedPage['choices']['actions'];
  readonly chosen: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (chosen: string[]) => void;
}

/** Nothing internal is published unless it is chosen here. */
export const ActionChoice = ({ actions, chosen, disabled, onChange }: Props) => {
  const t = useMessages(backoffice.profilingResults).published.actions;
  const { states } = useMessages(backoffice.auditActions);
  const { language } = useLanguage();
  const groups = [
    { title: t.own, items: actions.filter(({ earlier }) => !earlier) },
    { title: t.earlier, items: actions.filter(({ earlier }) => earlier) },
  ].filter(({ items }) => items.length > 0);
  return (
    <Card title={t.title} description={t.explanation}>
      {groups.length === 0 && <p className={styles.note}>{t.none}</p>}
      <Checkbox.Group
        aria-label={t.title}
        value={[...chosen]}
        onChange={(ids) => onChange(actions.map(({ id }) => id).filter((id) => ids.includes(id)))}
      >
        {groups.map(({ title, items }) => (
          <div key={title} className={styles.group}>
            <h3>{title}</h3>
            <Stack gap="xs">
              {items.map(({ id, title: action, state, dueOn }) => (
                <Checkbox
                  key={id}
                  value={id}
                  label={action}
                  description={
                    dueOn === null
                      ? states[state]
                      : t.due(states[state], formatDay(dueOn, language))
                  }
                  disabled={disabled}
                />
              ))}
            </Stack>
          </div>
        ))}
      </Checkbox.Group>
    </Card>
  );
};
