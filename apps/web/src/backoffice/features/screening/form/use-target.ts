import type { ScoredSection } from '@cadran/contract';
import { useFormValue } from '../../../shared/campaign-form/form-context.ts';
import type { TargetDrafts } from './values/campaign-values.ts';

export const useTarget = <S extends ScoredSection>(section: S) =>
  useFormValue<TargetDrafts[S]>(`profile.${section}.target`);
