import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { FieldCount } from '../layout/form-layout.tsx';

interface Props {
  readonly label: string;
  readonly count: number;
  readonly max: number;
}

/** “Sectors · 2 of 3”: the limit shows as one fills. */
export const CountedLabel = ({ label, count, max }: Props) => {
  const t = useMessages(backoffice.campaignForm);
  return (
    <>
      {label} <FieldCount>{t.ofMax(count, max)}</FieldCount>
    </>
  );
};
