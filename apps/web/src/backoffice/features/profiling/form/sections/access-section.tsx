import { AUDIT_ACCESS_KINDS, type AuditAccess } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor, Badge } from '@mantine/core';
import { useId } from 'react';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { useFieldError, useFormValue } from '../../../../shared/campaign-form/form-context.ts';
import {
  FormError,
  FormNote,
  PlainFieldset,
} from '../../../../shared/campaign-form/layout/form-layout.tsx';
import { SectionFrame } from '../../../../shared/campaign-form/layout/section-frame.tsx';
import { FrozenNote } from '../parts/frozen-note.tsx';
import { useAuditFormState } from '../use-audit-form-state.ts';
import styles from './access-section.module.css';

interface CardProps {
  readonly access: AuditAccess;
  readonly chosen: boolean;
  readonly disabled: boolean;
  readonly errorId: string | undefined;
  readonly onChoose: (access: AuditAccess) => void;
}

const AccessCard = ({ access, chosen, disabled, errorId, onChoose }: CardProps) => {
  const t = useMessages(backoffice.profilingForm).access;
  const id = useId();
  const { name, protects, costs } = t.kinds[access];
  return (
    <label className={styles.accessCard} data-chosen={chosen || undefined}>
      <span className={styles.accessName}>
        <input
          type="radio"
          // Where the focus goes when none is chosen.
          data-path={access === 'codes' ? 'access' : undefined}
          name="access"
          value={access}
          checked={chosen}
          disabled={disabled}
          aria-labelledby={`${id}-name`}
          aria-describedby={[`${id}-text`, errorId].filter(Boolean).join(' ')}
          onChange={() => onChoose(access)}
        />
        <strong id={`${id}-name`}>{name}</strong>
        {access === 'codes' && (
          <Badge variant="light" tt="none">
            {t.recommended}
          </Badge>
        )}
      </span>
      <span id={`${id}-text`} className={styles.accessTexts}>
        <span>
          <b>{t.protects}</b> {protects}
        </span>
        <span>
          <b>{t.costs}</b> {costs}
        </span>
      </span>
    </label>
  );
};

/** By single-use codes or by one link for everybody; neither is chosen beforehand. */
export const AccessSection = () => {
  const words = useMessages(backoffice.profilingForm);
  const t = words.access;
  const { campaign, readOnly } = useAuditFormState();
  const errorOf = useFieldError();
  const [access, setAccess] = useFormValue<AuditAccess | null>('access');
  const frozen = campaign?.frozen.access === true;
  const errorId = useId();
  const error = errorOf('access', { required: t.required });
  return (
    <SectionFrame section="access">
      {frozen && <FrozenNote>{words.frozen.access}</FrozenNote>}
      <PlainFieldset role="radiogroup" aria-required aria-invalid={error !== null}>
        <legend className={styles.accessLegend}>{t.question}</legend>
        <div id={errorId}>
          <FormError>{error}</FormError>
        </div>
        <div className={styles.accessCards}>
          {AUDIT_ACCESS_KINDS.map((one) => (
            <AccessCard
              key={one}
              access={one}
              chosen={access === one}
              disabled={readOnly || frozen}
              errorId={error === null ? undefined : errorId}
              onChoose={setAccess}
            />
          ))}
        </div>
      </PlainFieldset>
      <FormNote className={styles.accessMore}>
        {!frozen && <>{t.soon} </>}
        <Anchor href="/help/anonymity" target="_blank" inherit underline="always">
          {t.more}
        </Anchor>
      </FormNote>
    </SectionFrame>
  );
};
