import { CAMPAIGN_LIMITS, SCORED_SECTIONS, type ScoredSection } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { DEFAULT_WEIGHTS } from '@cadran/scoring';
import { NumberInput, Switch } from '@mantine/core';
import { TermNames } from '../../../../../shared/glossary/term-names.tsx';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import type { TypedNumber } from '../../../../shared/campaign-form/common-values.ts';
import {
  useCampaignFormState,
  useFieldError,
  useFormValue,
} from '../../../../shared/campaign-form/form-context.ts';
import { SectionFrame } from '../../../../shared/campaign-form/layout/section-frame.tsx';
import { Warning } from '../../../../shared/campaign-form/fields/warning.tsx';
import { ShareBar } from '../../../../shared/ui/share-bar.tsx';
import type { CampaignValues } from '../values/campaign-values.ts';
import { SectionReasons } from '../parts/section-reasons.tsx';
import { activeSections, numberOf, SUFFICIENT_WEIGHT } from '../section-state.ts';
import { FormNote, SwitchGrid } from '../../../../shared/campaign-form/layout/form-layout.tsx';
import styles from './weights-section.module.css';

type Weights = Readonly<Record<ScoredSection, TypedNumber>>;

export const OwnWeightsSwitch = ({ label }: { readonly label: string }) => {
  const t = useMessages(backoffice.screeningForm).weights;
  const { readOnly } = useCampaignFormState();
  const [own, setOwn] = useFormValue<boolean>('ownWeights');
  return (
    <SwitchGrid>
      <Switch
        label={label}
        description={t.ownHint}
        checked={own}
        disabled={readOnly}
        onChange={({ currentTarget }) => setOwn(currentTarget.checked)}
      />
    </SwitchGrid>
  );
};

/** How much each section counts, as shares of those that are active. */
export const WeightsTable = ({ active }: { readonly active: readonly ScoredSection[] }) => {
  const words = useMessages(backoffice.screeningForm);
  const t = words.weights;
  const { readOnly } = useCampaignFormState();
  const errorOf = useFieldError();
  const [own] = useFormValue<boolean>('ownWeights');
  const [weights, setWeights] = useFormValue<Weights>('weights');
  const used = own ? weights : DEFAULT_WEIGHTS;
  const total = active.reduce((sum, section) => sum + numberOf(used[section]), 0);
  return (
    <>
      {total < SUFFICIENT_WEIGHT && (
        <Warning title={t.insufficient.title}>
          {t.insufficient.explanation(total, SUFFICIENT_WEIGHT)}
        </Warning>
      )}
      <table className={styles.weights}>
        <thead>
          <tr>
            <th scope="col">{t.section}</th>
            <th scope="col">{t.weight}</th>
            <th scope="col">{t.share}</th>
          </tr>
        </thead>
        <tbody>
          {SCORED_SECTIONS.map((section) => {
            const counts = active.includes(section);
            const share = counts && total > 0 ? numberOf(used[section]) / total : 0;
            const name = words.sections[section].name;
            return (
              <tr key={section} data-counts={counts || undefined}>
                <th scope="row">{name}</th>
                <td>
                  {own ? (
                    <NumberInput
                      data-path={`weights.${section}`}
                      aria-label={t.weightOf(name)}
                      w={96}
                      size="sm"
                      min={0}
                      max={CAMPAIGN_LIMITS.weightMax}
                      allowDecimal={false}
                      allowNegative={false}
                      clampBehavior="none"
                      value={weights[section]}
                      disabled={readOnly}
                      onChange={(value) => setWeights({ ...weights, [section]: value })}
                      error={errorOf(`weights.${section}`)}
                    />
                  ) : (
                    DEFAULT_WEIGHTS[section]
                  )}
                </td>
                <td>
                  {counts ? <ShareBar share={share} /> : <FormNote>{t.notCompared}</FormNote>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
};

/** How much each section counts, as shares of what is compared. */
export const WeightsSection = () => {
  const t = useMessages(backoffice.screeningForm).weights;
  const { shown } = useCampaignFormState<'screening', CampaignValues>();
  return (
    <SectionFrame section="weights" head={<OwnWeightsSwitch label={t.own} />}>
      <SectionReasons section="weights" />
      <WeightsTable active={activeSections(shown.profile)} />
      <TermNames terms={['weight', 'halves', 'verdict', 'certainty']} />
      <FormNote>{t.explanation}</FormNote>
    </SectionFrame>
  );
};
