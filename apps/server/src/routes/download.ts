import type { contract, DownloadKind, Module } from '@cadran/contract';
import { hasModule } from '@cadran/policies';
import { AppError } from '../app-error.ts';
import type { Context, Handler } from '../context.ts';
import { memberTransaction } from '../services/member-transaction.ts';
import { applicants } from './applicants.ts';
import { profilingResults } from './profiling-results.ts';

type Download = typeof contract.integration.download;

const MODULE: Record<DownloadKind, Module> = {
  recruiter: 'screening',
  personal: 'screening',
  profiling: 'profiling',
  candidates_csv: 'screening',
  candidates_xlsx: 'screening',
};

/** A file for members, in their transaction. */
const forMember = (context: Context<Download>) => {
  const { actor, query, database } = context;
  if (actor.kind !== 'member') throw new AppError('forbidden');
  const { kind, id, language } = query;
  return memberTransaction(database, actor, (tx) => {
    const call = { ...context, actor, tx, params: { id }, body: undefined };
    if (kind === 'profiling')
      return profilingResults.reportPdf({ ...call, query: undefined, body: { language } });
    const asked = { ...call, query: { language } };
    return kind === 'candidates_csv' ? applicants.exportCsv(asked) : applicants.exportXlsx(asked);
  });
};

/** By one address what the routes of reports and exports give, to whom they give it. */
export const download: Handler<Download> = async (context) => {
  const { actor, query } = context;
  const { kind, id, language } = query;
  const module = MODULE[kind];
  const may =
    actor.kind === 'member'
      ? hasModule(actor, module)
      : actor.kind === 'respondent' && actor.module === module;
  if (!may) throw new AppError('forbidden');
  if (kind === 'recruiter' || kind === 'personal')
    return applicants.reportPdf({
      ...context,
      tx: null,
      params: { id },
      query: { kind, language },
      body: undefined,
    });
  return forMember(context);
};
