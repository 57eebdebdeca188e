import type { AuditAction, ReportBlock, ReportSection } from '@cadran/contract';
import { formatDay } from '@cadran/i18n';
import { inLanguage } from '../../drafting/draft.ts';
import { list, paragraph, small, table, titled } from '../../drafting/blocks.ts';
import { type ProfilingDraft, profilingSection } from '../profiling-draft.ts';
import { bracketed } from '../reading.ts';

type Aim = NonNullable<AuditAction['aim']>;

/** What it takes to tell the actions about a group. */
interface ActionsDraft extends Pick<ProfilingDraft, 'language' | 'texts' | 'names' | 'write'> {
  readonly data: {
    readonly group: Pick<ProfilingDraft['data']['group'], 'selection'>;
    readonly actions?: readonly AuditAction[] | undefined;
  };
}

/** Actions for everybody, and those for the one unit that the report is about, or for all units. */
const isAbout =
  ({ data }: ActionsDraft) =>
  ({ unit }: AuditAction): boolean => {
    const { unit: chosen, ...others } = data.group.selection;
    if (unit === null) return true;
    if (Object.values(others).some((values) => (values ?? []).length > 0)) return false;
    return (chosen ?? []).length === 0 || (chosen?.length === 1 && chosen[0] === unit.id);
  };

const aimText = ({ texts, names }: ActionsDraft, { figure, direction }: Aim): string => {
  const { actions } = texts;
  const name =
    figure in actions.figures
      ? actions.figures[figure as keyof typeof actions.figures]
      : names.types[figure as keyof typeof names.types];
  return actions.aim[direction](name);
};

/** What the later audit says of the action's figure; null without one. */
const saidText = ({ texts }: ActionsDraft, { aim, movement }: AuditAction): string | null => {
  const { actions } = texts;
  if (aim === null || movement.audit === null) return null;
  return movement.reason
    ? actions.unknownBecause(actions.reasons[movement.reason])
    : actions.movements[movement.movement];
};

/** The same with its figures. */
const movementText = (draft: ActionsDraft, action: AuditAction): string | null => {
  const { texts, write } = draft;
  const { actions } = texts;
  const { aim, movement } = action;
  const said = saidText(draft, action);
  if (aim === null || said === null) return null;
  const { figures } = movement;
  const decimal = (value: number): string => write.decimal(value);
  const shown =
    figures &&
    actions.change(
      decimal(figures.before.value),
      decimal(figures.after.value),
      bracketed((value) => write.signed(value), figures.change.value, figures.change.interval),
    );
  return actions.told(action.title, aimText(draft, aim), shown ? `${shown}. ${said}` : said);
};

const rowOf = (draft: ActionsDraft, action: AuditAction): string[] => {
  const { texts, language } = draft;
  const { actions } = texts;
  const { unit, responsible, dueOn, state, overdue } = action;
  const name = unit?.name ? inLanguage(unit.name, language) : texts.selection.unknown;
  return [
    action.title,
    unit === null ? actions.everybody : name,
    responsible?.name || actions.none,
    dueOn === null ? actions.none : formatDay(dueOn, language),
    overdue ? actions.late(actions.states[state]) : actions.states[state],
  ];
};

/** The figure that the action should move, and in words whether it did. */
const aimedText = (draft: ActionsDraft, action: AuditAction): string => {
  const { aim } = action;
  if (aim === null) return draft.texts.actions.none;
  const said = saidText(draft, action);
  return said === null ? aimText(draft, aim) : `${aimText(draft, aim)}. ${said}`;
};

/** The actions as rows of a table, and what a later audit says of the figures they should move. */
export const actionTexts = (draft: ActionsDraft) => {
  const { actions: named } = draft.texts;
  const actions = (draft.data.actions ?? []).filter(isAbout(draft));
  return {
    columns: [named.action, named.unit, named.responsible, named.due, named.state],
    rows: actions.map((action) => rowOf(draft, action)),
    aims: actions.map((action) => aimedText(draft, action)),
    moved: actions.flatMap((action) => movementText(draft, action) ?? []),
  };
};

/** What is done about the results; left out where nothing was decided. */
export const actionsSection = (draft: ProfilingDraft): readonly ReportSection[] => {
  const { actions: named } = draft.texts;
  const { columns, rows, moved } = actionTexts(draft);
  if (rows.length === 0) return [];
  const since: readonly ReportBlock[] =
    moved.length === 0 ? [] : [...titled(named.since, list(moved)), small(named.rule)];
  return [
    profilingSection(draft, 'actions', [paragraph(named.intro), table(columns, rows), ...since]),
  ];
};
