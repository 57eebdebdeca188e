import { ACTION_STATES, type AuditAction } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { Button, SegmentedControl } from '@mantine/core';
import { IconChecklist, IconEdit, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { FormDialog } from '../../../shared/dialog/form-dialog.tsx';
import { useDialog } from '../../../shared/dialog/use-dialog.ts';
import { ChoiceFilter } from '../../../shared/list/choice-filter.tsx';
import { ListError, ListSkeleton, NoSearchResults } from '../../../shared/list/list-states.tsx';
import { ListMessage } from '../../../shared/list/list-message.tsx';
import { List } from '../../../shared/list/list.tsx';
import { useListParams } from '../../../shared/list/params/use-list-params.ts';
import { useApi } from '../../../shared/services.tsx';
import { Page } from '../../../shared/ui/page/page.tsx';
import { ResultsNav, useResultsCrumbs } from '../results/results-nav.tsx';
import { useActionColumns } from './action-columns.tsx';
import { actionList, parseActionsAddress, VIEWS } from './action-list.ts';
import { ActionsBoard } from './board/actions-board.tsx';
import { DeleteActionDialog } from './delete-action-dialog.tsx';
import { ActionForm } from './form/action-form.tsx';
import { actionsQuery } from './get-actions.ts';
import { useActionWords } from './use-action-words.ts';
import styles from './actions-page.module.css';

const NO_CHOICES = { units: [], members: [] };

/** What is done after an audit, as a list or as a board. */
export const ActionsPage = () => {
  const { t } = useActionWords();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { campaignId = '' } = useParams({ strict: false });
  const { view = 'list' } = parseActionsAddress(useSearch({ strict: false }));
  const { address, position, filter } = useListParams(actionList);
  const query = useQuery(actionsQuery(useApi(), campaignId, address, view));
  /** `null` is a new one. */
  const editing = useDialog<AuditAction | null>();
  const deleting = useDialog<AuditAction>();
  const columns = useActionColumns({ campaignId, onEdit: editing.open });
  const { data, error } = query;
  const audit = data?.campaign ?? { id: campaignId, organizationId: '', name: '' };
  const canEdit = data?.can.edit ?? false;
  const add = canEdit && (
    <Button
      leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
      onClick={() => editing.open(null)}
    >
      {t.add}
    </Button>
  );
  const empty = {
    icon: IconChecklist,
    title: t.empty.title,
    explanation: canEdit ? t.empty.explanation : t.empty.reading,
    action: add,
  };
  const board = () => {
    if (error) return <ListError error={error} retry={() => void query.refetch()} />;
    if (!data) return <ListSkeleton />;
    if (data.items.length === 0)
      return position.narrowed ? (
        <NoSearchResults onClear={position.clear} />
      ) : (
        <ListMessage {...empty} />
      );
    return (
      <>
        <ActionsBoard
          campaignId={campaignId}
          actions={data.items}
          onEdit={editing.open}
          onDelete={deleting.open}
        />
        {data.total > data.items.length && (
          <p className={styles.note}>{t.notAll(formatNumber(data.items.length, language))}</p>
        )}
      </>
    );
  };
  return (
    <Page
      title={t.title}
      introduction={t.introduction}
      crumbs={useResultsCrumbs(audit)}
      actions={add}
    >
      <ResultsNav audit={audit} page="actions" />
      <SegmentedControl
        className={styles.views}
        aria-label={t.views.label}
        value={view}
        data={VIEWS.map((name) => ({ value: name, label: t.views[name] }))}
        onChange={(chosen) =>
          void navigate({
            to: '.',
            search: (before: object) => parseActionsAddress({ ...before, view: chosen }),
            resetScroll: false,
          })
        }
      />
      {view === 'board' ? (
        board()
      ) : (
        <List
          label={t.title}
          position={position}
          query={query}
          columns={columns}
          rowName={({ title }) => title}
          actions={(action) =>
            action.can.edit
              ? [
                  { label: t.edit, icon: IconEdit, onClick: () => editing.open(action) },
                  {
                    label: t.remove,
                    icon: IconTrash,
                    danger: true,
                    onClick: () => deleting.open(action),
                  },
                ]
              : []
          }
          searchLabel={t.search}
          count={t.count}
          filters={
            <>
              <ChoiceFilter
                label={t.columns.state}
                any={t.anyState}
                codes={ACTION_STATES}
                names={t.states}
                value={address.state}
                onChange={(state) => filter({ state })}
              />
              <ChoiceFilter
                label={t.due}
                any={t.anyDue}
                codes={['overdue']}
                names={t.dues}
                value={address.due}
                onChange={(due) => filter({ due })}
              />
            </>
          }
          empty={empty}
        />
      )}
      {data && data.total > 0 && <p className={styles.note}>{t.rule}</p>}
      <FormDialog
        opened={editing.opened}
        onClose={editing.close}
        title={editing.subject ? t.form.edit : t.form.add}
      >
        <ActionForm
          campaignId={campaignId}
          action={editing.subject}
          choices={data ?? NO_CHOICES}
          onSaved={editing.close}
        />
      </FormDialog>
      <DeleteActionDialog dialog={deleting} />
    </Page>
  );
};
