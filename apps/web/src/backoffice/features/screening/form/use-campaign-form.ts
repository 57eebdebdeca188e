import {
  contract,
  newScreeningCampaign,
  type ScreeningCampaign,
  screeningCampaignChange,
} from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useForm } from '@mantine/form';
import { useDebouncedCallback } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../../language/use-messages.ts';
import { isApiError } from '../../../shared/api/api-error.ts';
import { formErrors } from '../../../shared/form/form-errors.ts';
import { validateWith } from '../../../shared/form/validate-with.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useServices } from '../../../shared/services.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { detailPath } from '../addresses.ts';
import { useCreateCampaign, useSaveCampaign } from '../change-campaigns.ts';
import { campaignQuery } from '../get-campaign.ts';
import type { CampaignValues } from './campaign-values.ts';
import { valuesOf } from './campaign-to-values.ts';
import { newCampaign } from './new-campaign.ts';
import { differingSections, withSection } from './section-parts.ts';
import { useDraft } from './use-draft.ts';
import { useOpenSection } from './use-open-section.ts';
import { bodyOf } from './values-to-body.ts';
import { createWatchers } from './watchers.ts';

const checkNew = validateWith(contract.screening.createCampaign.body);
/** Long enough to finish a word; the marks in the section list follow then. */
const FOLLOW_MS = 150;

/** Somebody else's save, beside what is typed here. */
interface Conflict {
  readonly theirs: ScreeningCampaign;
  readonly mine: CampaignValues;
}

/** The form of one campaign, stored or new: what is typed, what of it is shown, how it is saved. */
export const useCampaignForm = (campaign: ScreeningCampaign | null) => {
  const t = useMessages(backoffice.screeningForm);
  const notify = useNotify();
  const navigate = useNavigate();
  const { api, queryClient } = useServices();
  const { user } = useSession();
  const create = useCreateCampaign();
  const save = useSaveCampaign(campaign?.id ?? '');
  const { section, openSection, focusError } = useOpenSection();

  /** What the form was filled from: its version is the one that a save replaces. */
  const [base, setBase] = useState(campaign);
  const [baseValues, setBaseValues] = useState(() =>
    campaign ? valuesOf(campaign) : newCampaign(user),
  );
  const [shown, setShown] = useState(baseValues);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** Left for the campaign's page once nothing is unsaved any more, so that nobody is held back. */
  const [createdId, setCreatedId] = useState<string | null>(null);
  useEffect(() => {
    if (createdId) void navigate({ to: detailPath(createdId) });
  }, [createdId, navigate]);

  const differs = (values: CampaignValues): boolean =>
    differingSections(values, baseValues).length > 0;
  const draft = useDraft({
    campaignId: campaign?.id ?? null,
    version: base?.version ?? null,
    differs,
  });
  const follow = useDebouncedCallback(setShown, FOLLOW_MS);
  const [watching] = useState(() => createWatchers());
  const form = useForm<CampaignValues>({
    mode: 'uncontrolled',
    initialValues: baseValues,
    validate: (values) => checkNew(bodyOf(values)),
    onValuesChange: (values) => {
      watching.tell();
      follow(values);
      draft.keep(values);
    },
  });

  const refused = (errors: object): void => {
    const [first] = Object.keys(errors);
    if (first) focusError(first);
  };

  /** From here on these are the stored values, and what is typed is the given. */
  const fill = (stored: ScreeningCampaign, values: CampaignValues): void => {
    const storedValues = valuesOf(stored);
    setBase(stored);
    setBaseValues(storedValues);
    form.setInitialValues(storedValues);
    if (differingSections(form.getValues(), values).length > 0) form.setValues(values);
    setShown(form.getValues());
    if (differingSections(values, storedValues).length === 0) draft.forget();
  };

  const failed = (error: unknown): void => {
    const fields = formErrors(error);
    if (!fields) return notify.failure(error);
    form.setErrors(fields);
    refused(fields);
  };

  const openConflict = (): void => {
    if (!campaign) return;
    const query = { ...campaignQuery(api, campaign.id), staleTime: 0 };
    void queryClient
      .fetchQuery(query)
      .then((theirs) => setConflict({ theirs, mine: form.getValues() }), notify.failure);
  };

  const send = (values: CampaignValues, version: number): void => {
    const owner = base?.can.changeOwner === true ? { ownerId: values.ownerId } : {};
    save.mutate(screeningCampaignChange.parse({ ...bodyOf(values), ...owner, version }), {
      onSuccess: (stored) => {
        setConflict(null);
        fill(stored, valuesOf(stored));
        notify.success(t.saved);
      },
      onError: (error) => {
        if (isApiError(error, 'conflict')) openConflict();
        else failed(error);
      },
    });
  };

  const sendNew = (values: CampaignValues): void =>
    create.mutate(newScreeningCampaign.parse(bodyOf(values)), {
      onSuccess: (stored) => {
        draft.forget();
        notify.success(t.created(stored.name));
        setCreatedId(stored.id);
      },
      onError: failed,
    });

  return {
    form,
    watch: watching.watch,
    campaign: base,
    readOnly: base !== null && !base.can.edit,
    section,
    openSection,
    focusError,
    /** As typed a moment ago: for marks and pictures that need not follow every letter. */
    shown,
    changed: differs(shown),
    isDirty: () => createdId === null && differs(form.getValues()),
    saving: save.isPending || create.isPending,
    submit: form.onSubmit((values) => {
      if (base) send(values, base.version);
      else sendNew(values);
    }, refused),
    undo: () => {
      form.setValues(baseValues);
      setShown(baseValues);
      draft.forget();
    },
    draft: {
      ...draft,
      restore: () => {
        if (draft.offered) form.setValues(draft.offered.values);
        draft.dismiss();
      },
    },
    conflict: conflict && {
      close: () => setConflict(null),
      theirs: differingSections(valuesOf(conflict.theirs), baseValues),
      mine: differingSections(conflict.mine, baseValues),
      takeTheirs: () => {
        setConflict(null);
        fill(conflict.theirs, valuesOf(conflict.theirs));
      },
      keepMine: () => send(form.getValues(), conflict.theirs.version),
      /** Theirs, with the sections changed here. */
      combine: () => {
        const both = differingSections(conflict.mine, baseValues).reduce(
          (values, name) => withSection(values, conflict.mine, name),
          valuesOf(conflict.theirs),
        );
        form.setValues(both);
        send(both, conflict.theirs.version);
      },
    },
  };
};
export type CampaignFormState = ReturnType<typeof useCampaignForm>;
