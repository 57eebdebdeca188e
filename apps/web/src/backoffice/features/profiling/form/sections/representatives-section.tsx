import { LEGAL_BASES, PROFILING_LIMITS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { NativeSelect, Textarea } from '@mantine/core';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { useCampaignFields } from '../../../../shared/campaign-form/form-context.ts';
import { FieldGrid, FormNote } from '../../../../shared/campaign-form/layout/form-layout.tsx';
import { SectionFrame } from '../../../../shared/campaign-form/layout/section-frame.tsx';
import { PaperDownload } from '../../papers/paper-download.tsx';
import { useAuditFormState } from '../use-audit-form-state.ts';
import styles from '../../papers/papers.module.css';

/** What the product cannot know of an audit, and the paper that tells representatives everything about it. */
export const RepresentativesSection = () => {
  const t = useMessages(backoffice.profilingForm).representatives;
  const papers = useMessages(backoffice.papers);
  const { form, campaign } = useAuditFormState();
  const field = useCampaignFields();
  const purpose = { autosize: true, minRows: 4, maxLength: PROFILING_LIMITS.purposeMax } as const;
  return (
    <SectionFrame section="representatives">
      <FieldGrid>
        <Textarea
          key={form.key('purpose.fr')}
          lang="fr"
          label={t.purposeFr}
          description={t.purposeHint}
          {...purpose}
          {...field('purpose.fr')}
        />
        <Textarea
          key={form.key('purpose.en')}
          lang="en"
          label={t.purposeEn}
          description={t.purposeHint}
          {...purpose}
          {...field('purpose.en')}
        />
        <NativeSelect
          key={form.key('legalBasis')}
          label={t.legalBasis}
          description={t.legalBasisHint}
          data={LEGAL_BASES.map((basis) => ({ value: basis, label: t.legalBases[basis] }))}
          {...field('legalBasis')}
        />
      </FieldGrid>
      <section className={styles.paperSection}>
        <h3>{papers.title}</h3>
        <FormNote>{campaign ? t.unsaved : t.saveFirst}</FormNote>
        {campaign?.can.edit && <PaperDownload campaignId={campaign.id} />}
      </section>
    </SectionFrame>
  );
};
