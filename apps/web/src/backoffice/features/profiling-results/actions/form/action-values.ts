import {
  ACTION_FIGURES,
  type ActionDirection,
  type ActionState,
  type AuditAction,
  type FieldErrors,
  type RecommendationCode,
} from '@cadran/contract';
import type { NewAction } from '../get-actions.ts';

/** The choice of somebody who is no member. */
export const SOMEBODY_ELSE = 'else';

/** Empty texts stand for nothing chosen. */
export interface ActionValues extends Record<string, unknown> {
  readonly title: string;
  readonly notes: string;
  readonly unitId: string;
  /** A member's id, or `SOMEBODY_ELSE`. */
  readonly person: string;
  readonly name: string;
  readonly email: string;
  readonly dueOn: string;
  readonly state: ActionState;
  readonly figure: string;
  readonly direction: ActionDirection;
}

/** What an action begins with: that of a recommendation, or nothing. */
export interface ActionStart extends Partial<ActionValues> {
  readonly recommendation?: RecommendationCode;
}

export const newActionValues = (start: ActionStart = {}): ActionValues => {
  const { recommendation: _, ...values } = start;
  return {
    title: '',
    notes: '',
    unitId: '',
    person: '',
    name: '',
    email: '',
    dueOn: '',
    state: 'planned',
    figure: '',
    direction: 'up',
    ...values,
  };
};

const personOf = ({ responsible }: AuditAction): string => {
  if (responsible === null) return '';
  return responsible.userId ?? SOMEBODY_ELSE;
};

export const toActionValues = (action: AuditAction): ActionValues => {
  const { title, notes, unit, responsible, dueOn, state, aim } = action;
  const isElse = responsible !== null && responsible.userId === null;
  return {
    title,
    notes,
    unitId: unit?.id ?? '',
    person: personOf(action),
    name: isElse ? responsible.name : '',
    email: isElse ? (responsible.email ?? '') : '',
    dueOn: dueOn ?? '',
    state,
    figure: aim?.figure ?? '',
    direction: aim?.direction ?? 'up',
  };
};

const toResponsible = ({ person, name, email }: ActionValues): NewAction['responsible'] => {
  if (person === '') return null;
  if (person === SOMEBODY_ELSE) return { name, email: email.trim() || null };
  return { userId: person };
};

export const toActionBody = (values: ActionValues): NewAction => {
  const figure = ACTION_FIGURES.find((one) => one === values.figure);
  return {
    title: values.title,
    notes: values.notes,
    unitId: values.unitId || null,
    responsible: toResponsible(values),
    dueOn: values.dueOn || null,
    state: values.state,
    aim: figure ? { figure, direction: values.direction } : null,
  };
};

const FIELDS: Readonly<Record<string, string>> = {
  'responsible.userId': 'person',
  'responsible.name': 'name',
  'responsible.email': 'email',
};

/** Errors of the body at the fields of the form. */
export const toActionErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([path, rule]) => [FIELDS[path] ?? path, rule]));
