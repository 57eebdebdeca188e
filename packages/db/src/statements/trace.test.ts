import { expect, it } from 'vitest';
import { statementFacts } from './trace.ts';

it.each([
  ['select "id" from "sessions" where "token" = $1', 'select', 'sessions'],
  ['  insert into mails (subject) values ($1)', 'insert', 'mails'],
  ['UPDATE "profiling_snapshots" set status = $1', 'update', 'profiling_snapshots'],
  ['delete from only_once', 'delete', 'only_once'],
  ['(select 1 from users) union (select 2 from sessions)', 'select', 'users'],
  ['select 1', 'select', undefined],
])('names the operation and the table of %j, and nothing else', (text, operation, table) => {
  expect(statementFacts(text)).toEqual({
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(table === undefined ? {} : { 'db.collection.name': table }),
  });
});
