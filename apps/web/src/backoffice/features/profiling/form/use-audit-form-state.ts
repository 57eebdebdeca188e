import { useCampaignFormState } from '../../../shared/campaign-form/form-context.ts';
import type { AuditValues } from './values/campaign-values.ts';
import type { FormSection } from './section-names.ts';

/** Inside the form of an audit: what is typed, and how to change it. */
export const useAuditFormState = () =>
  useCampaignFormState<'profiling', AuditValues, FormSection>();
