import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useMessages } from '../../../language/use-messages.ts';
import { Callout } from '../../../report/callout.tsx';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useRecompute } from './change-applicant.ts';
import type { OpenedReport } from './get-report.ts';

/** An older engine, or other wishes than today's: said, and mended by whoever may. */
export const EngineNotice = ({ opened }: { readonly opened: OpenedReport }) => {
  const t = useMessages(backoffice.applicants).engine;
  const notify = useNotify();
  const recompute = useRecompute(opened.questionnaireId);
  const { engine, can } = opened;
  if (engine.current && !engine.targetChanged) return null;
  const words = engine.current
    ? { title: t.target, text: t.targetText }
    : { title: t.older, text: t.olderText(engine.version) };
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
