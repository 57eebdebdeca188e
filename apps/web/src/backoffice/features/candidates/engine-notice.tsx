import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Callout } from '../../../shared/report/section/callout.tsx';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useRecompute } from './change-candidate.ts';
import type { LoadedReport } from './get-report.ts';

/** Warns about scores of another version of the engine, of a changed target or of other norms, and offers to recompute them. */
export const EngineNotice = ({ opened }: { readonly opened: LoadedReport }) => {
  const t = useMessages(backoffice.candidates).engine;
  const notify = useNotify();
  const recompute = useRecompute(opened.questionnaireId);
  const { engine, can } = opened;
  if (engine.current && !engine.targetChanged && !engine.normsChanged) return null;
  const changed = engine.targetChanged
    ? { title: t.target, text: t.targetText }
    : { title: t.norms, text: t.normsText };
  const words = engine.current ? changed : { title: t.other, text: t.otherText(engine.version) };
  return (
    <Callout
      tone="neutral"
      title={words.title}
      text={can.recompute ? words.text : `${words.text} ${t.ask}`}
      action={
        can.recompute && (
          <Button
            variant="default"
            loading={recompute.isPending}
            onClick={() =>
              recompute.mutate(undefined, {
                onSuccess: () => notify.success(t.recomputed),
                onError: notify.failure,
              })
            }
          >
            {t.recompute}
          </Button>
        )
      }
    />
  );
};
