import type { z } from 'zod';
import type { FieldErrors, FieldRule } from './errors.ts';

/** The part of a zod issue that we read: its path, its code and its bounds. */
type Issue = z.core.$ZodIssue;

const sizeRule = (issue: Issue & { code: 'too_small' | 'too_big' }): string => {
  const small = issue.code === 'too_small';
  const bound = small ? issue.minimum : issue.maximum;
  if (issue.origin === 'string') {
    // An empty required text is a missing one: people read "Field is required.", not "1 character".
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

/** More than any form has: an answer must not grow with what a stranger sends. */
const MOST_NAMED = 500;

/** Zod's issues as `{ "path": "rule" }`; the first rule broken at a path is the one told. */
export const fieldErrors = (issues: readonly Issue[]): FieldErrors => {
  const fields: FieldErrors = {};
  for (const issue of issues.slice(0, MOST_NAMED)) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, MOST_NAMED))
        fields[[...issue.path, key].join('.')] ??= 'unknown_field';
      continue;
    }
    fields[issue.path.join('.')] ??= ruleOf(issue);
  }
  return fields;
};
