import type { contract } from '@cadran/contract';
import { routePolicy } from '@cadran/policies';
import { AppError } from '../../http/app-error.ts';
import { authorise } from '../../http/authorise.ts';
import type { Context, Handler } from '../../http/context.ts';
import { memberTransaction } from '../../http/authentication/member.ts';
import { candidates } from '../candidates/index.ts';
import { profilingResults } from '../culture-audits/index.ts';

type Download = typeof contract.integration.download;

const downloadAsMember = (context: Context<Download>) => {
  const { actor, query, database } = context;
  if (actor.kind !== 'member') throw new AppError('forbidden');
  const { kind, id, language } = query;
  return memberTransaction(database, actor, (tx) => {
    const call = { ...context, actor, tx, params: { id }, body: undefined };
    if (kind === 'profiling')
      return profilingResults.reportPdf({ ...call, query: undefined, body: { language } });
    if (kind === 'profiling_slides')
      return profilingResults.reportSlides({ ...call, query: undefined, body: { language } });
    const exportCall = { ...call, query: { language } };
    if (kind === 'profiling_waves_slides') return profilingResults.wavesSlides(exportCall);
    if (kind === 'profiling_xlsx') return profilingResults.exportXlsx(exportCall);
    return kind === 'candidates_csv'
      ? candidates.exportCsv(exportCall)
      : candidates.exportXlsx(exportCall);
  });
};

/** One URL for every report and export, with the access rules of their own routes. */
export const download: Handler<Download> = async (context) => {
  const { actor, query } = context;
  const { kind, id, language } = query;
  authorise(routePolicy.download, actor, kind);
  if (kind === 'recruiter' || kind === 'personal')
    return candidates.reportPdf({
      ...context,
      tx: null,
      params: { id },
      query: { kind, language },
      body: undefined,
    });
  return downloadAsMember(context);
};
