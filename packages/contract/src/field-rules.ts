import type { z } from 'zod';
import type { FieldErrors, FieldRule } from './errors.ts';

/** The part of a zod issue that we read: its path, its code and its bounds. */
type Issue = z.core.$ZodIssue;

const sizeRule = (issue: Issue & { code: 'too_small' | 'too_big' }): string => {
  const small = issue.code === 'too_small';
  const bound = small ? issue.minimum : issue.maximum;
  if (issue.origin === 'string') {
    // An empty required text is reported as missing rather than as too short.
    if (small && Number(bound) === 1) return 'required' satisfies FieldRule;
    return `${small ? 'min_length' : 'max_length'}:${bound}`;
  }
  if (issue.origin === 'array') return `${small ? 'min_items' : 'max_items'}:${bound}`;
  return `${small ? 'min' : 'max'}:${bound}`;
};

const ruleOf = (issue: Issue): string => {
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
      return sizeRule(issue);
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'type';
    case 'invalid_value':
      return issue.input === undefined ? 'required' : 'one_of';
    case 'invalid_format':
      return issue.format === 'email' ? 'email' : 'format';
    case 'custom':
      return typeof issue.params?.['rule'] === 'string' ? issue.params['rule'] : 'format';
    default:
      return 'format';
  }
};

/** Bounds the size of the response to an invalid request. */
const ISSUES_MAX = 500;

/** Zod's issues as `{ "path": "rule" }`, with the first broken rule of each path. */
export const fieldErrors = (issues: readonly Issue[]): FieldErrors => {
  // A map, because a field may be called `constructor`.
  const fields = new Map<string, string>();
  const add = (path: readonly PropertyKey[], rule: string): void => {
    const name = path.join('.');
    if (!fields.has(name)) fields.set(name, rule);
  };
  for (const issue of issues.slice(0, ISSUES_MAX)) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys.slice(0, ISSUES_MAX)) add([...issue.path, key], 'unknown_field');
    else add(issue.path, ruleOf(issue));
  }
  return Object.fromEntries(fields);
};
