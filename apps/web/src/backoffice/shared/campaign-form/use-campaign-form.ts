import { isApiError } from '@cadran/client';
import {
  type DefaultParameters,
  type FieldErrors,
  type Module,
  type Organization,
  pick,
} from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useForm } from '@mantine/form';
import { useDebouncedCallback } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { detailPath } from '../campaigns/campaign-paths.ts';
import { type CampaignOf, isByCodes } from '../campaigns/campaign-types.ts';
import { useInvalidateCampaigns } from '../campaigns/actions/campaign-mutations.ts';
import { campaignQuery } from '../campaigns/get-campaign.ts';
import { formErrors } from '../form/use-form-failure.ts';
import { useNotify } from '../notify/use-notify.ts';
import { defaultParametersQuery } from '../organization/default-parameters.ts';
import { organizationQuery } from '../organization/get-organization.ts';
import { useServices } from '../services.tsx';
import { useSession } from '../session/use-session.ts';
import { type CommonValues, homeOf } from './common-values.ts';
import { type Body, differingSections, type FormKind } from './form-kind.ts';
import { useDraft } from './drafts/use-draft.ts';
import { useOpenSection } from './use-open-section.ts';
import { createWatchers } from './watchers.ts';

/** Long enough to finish a word; the marks in the section list follow then. */
const FOLLOW_MS = 150;

/** Another user's saved version beside the local changes. */
interface Conflict<C, V> {
  readonly theirs: C;
  readonly mine: V;
}

/** The form of one campaign, stored or new: what is typed, what of it is shown, how it is saved. */
export const useCampaignForm = <M extends Module, V extends CommonValues, S extends string>(
  kind: FormKind<M, V, S>,
  campaign: CampaignOf[M] | null,
  defaults: DefaultParameters = {},
) => {
  type Stored = CampaignOf[M];
  const { module, sections, valuesOf } = kind;
  const t = useMessages(backoffice.campaignForm);
  const notify = useNotify();
  const navigate = useNavigate();
  const { api, queryClient } = useServices();
  const { user, organization: own } = useSession();
  const showChanged = useInvalidateCampaigns(module);
  const create = useMutation({
    mutationFn: (body: Body) => kind.create(api, body),
    onSuccess: showChanged,
  });
  const save = useMutation({
    mutationFn: (body: Body) => kind.change(api, campaign?.id ?? '', body),
    onSuccess: showChanged,
  });
  const { section, openSection, focusError } = useOpenSection(sections);
  const differing = (one: V, other: V): readonly S[] => differingSections(kind, one, other);

  /** What the form was filled from: its version is the one that a save replaces. */
  const [base, setBase] = useState(campaign);
  const [baseValues, setBaseValues] = useState(() =>
    campaign ? valuesOf(campaign) : kind.newValues(user, own, defaults),
  );
  /** From then on what is missing is warned of. */
  const [attempted, setAttempted] = useState(false);
  /** Would close an audit by codes: asked first. */
  const [closing, setClosing] = useState<V | null>(null);
  const [conflict, setConflict] = useState<Conflict<Stored, V> | null>(null);
  /** Navigates to the campaign's page once nothing is unsaved, so that no dialog asks. */
  const [createdId, setCreatedId] = useState<string | null>(null);
  useEffect(() => {
    if (createdId) void navigate({ to: detailPath(module, createdId) });
  }, [createdId, module, navigate]);

  const differs = (values: V): boolean => differing(values, baseValues).length > 0;
  const draft = useDraft<V>({
    module,
    campaignId: campaign?.id ?? kind.from ?? null,
    version: base?.version ?? null,
    base: baseValues,
    differs,
  });
  const [shown, setShown] = useState(draft.initial);
  const { data: chosen } = useQuery({
    ...organizationQuery(api, shown.organizationId),
    enabled: shown.organizationId !== own.id,
  });
  /** The campaign's; one's own until that of another organisation is loaded. */
  const organization = (shown.organizationId === own.id ? own : chosen) ?? own;
  const check = (values: V): FieldErrors => ({
    ...kind.check(values, base, organization),
    ...(values.ownerId === '' && { ownerId: 'required' }),
  });
  // Synchronous: a mark that comes or goes moves entries of the section list, never between a press and its release.
  const follow = useDebouncedCallback((values: V) => flushSync(() => setShown(values)), FOLLOW_MS);
  const [watching] = useState(() => createWatchers());
  const form = useForm<V>({
    mode: 'uncontrolled',
    initialValues: draft.initial,
    validate: check,
    onValuesChange: (values) => {
      watching.tell();
      follow(values);
      draft.keep(values);
    },
  });

  /** `onto`, with the sections in which what is typed differs from `since`. */
  const carried = (typed: V, since: V, onto: V): V =>
    differing(typed, since).reduce((values, name) => kind.withSection(values, typed, name), onto);

  const refused = (errors: object): void => {
    setAttempted(true);
    const [first] = Object.keys(errors);
    if (first) focusError(first);
  };

  /** Sets the stored values, against which changes are detected, and the values shown. */
  const fill = (stored: Stored, values: V): void => {
    const storedValues = valuesOf(stored);
    setBase(stored);
    setBaseValues(storedValues);
    form.setInitialValues(storedValues);
    if (differing(form.getValues(), values).length > 0) form.setValues(values);
    setShown(form.getValues());
    if (differing(values, storedValues).length === 0) draft.forget();
  };

  const failed = (error: unknown): void => {
    const fields = formErrors(error);
    if (!fields) return notify.failure(error);
    form.setErrors(fields);
    refused(fields);
  };

  const openConflict = (): void => {
    if (!campaign) return;
    const query = { ...campaignQuery(api, module, campaign.id), staleTime: 0 };
    void queryClient
      .fetchQuery(query)
      .then((theirs) => setConflict({ theirs, mine: form.getValues() }), notify.failure);
  };

  const send = (values: V, version: number): void => {
    const owner = base?.can.changeOwner === true ? { ownerId: values.ownerId } : {};
    save.mutate(
      { ...kind.bodyOf(values), ...owner, version },
      {
        onSuccess: (stored) => {
          setConflict(null);
          // Somebody who types on while it is saved loses nothing.
          fill(stored, carried(form.getValues(), values, valuesOf(stored)));
          notify.success(t.saved);
          kind.onSaved?.(stored, differing(values, baseValues));
        },
        onError: (error) => {
          if (isApiError(error, 'conflict')) openConflict();
          else failed(error);
        },
      },
    );
  };

  const sendNew = (values: V): void => {
    const { organizationId, ownerId } = values;
    const home = user.role === 'superadmin' ? { organizationId, ownerId } : {};
    create.mutate(
      { ...kind.bodyOf(values), ...home },
      {
        onSuccess: (stored) => {
          draft.forget();
          notify.success(t.created(stored.name));
          setCreatedId(stored.id);
        },
        onError: failed,
      },
    );
  };

  /** Another organisation brings its own defaults and owner; what was typed stays. */
  const followOrganization = async (next: Organization): Promise<void> => {
    const theirs = await queryClient.fetchQuery(defaultParametersQuery(api, next.id));
    const typed = form.getValues();
    const fresh = kind.newValues(user, next, theirs);
    const home = Object.keys(homeOf(user, next));
    const kept = Object.keys(fresh).filter(
      (name) =>
        !home.includes(name) && JSON.stringify(typed[name]) !== JSON.stringify(baseValues[name]),
    );
    const values: V = { ...fresh, ...pick(typed, kept) };
    setBaseValues(fresh);
    form.setValues(values);
    setShown(values);
  };

  return {
    kind,
    form,
    watch: watching.watch,
    campaign: base,
    organization,
    followOrganization,
    attempted,
    readOnly: base !== null && !base.can.edit,
    section,
    openSection,
    focusError,
    /** Debounced values, for marks and charts. */
    shown,
    /** Updates `shown` without delay: once the pointer is over the section list, none of its entries moves. */
    flushShown: () => follow.flush(),
    /** Sections that a save would refuse as they are. */
    lacking: new Set(Object.keys(check(shown)).map((path) => sections.ofPath(path))),
    changed: differs(shown),
    isDirty: () => createdId === null && differs(form.getValues()),
    saving: save.isPending || create.isPending,
    /**
     * Something was stored by a call of its own: what is typed stays, and the next save builds on it.
     * If somebody else saved in between, that save finds the conflict.
     */
    followStored: (stored: Stored) => {
      showChanged(stored);
      const version = base?.version ?? stored.version;
      setBase(stored.version === version + 1 ? stored : { ...stored, version });
    },
    submit: form.onSubmit((values) => {
      setAttempted(true);
      if (!base) sendNew(values);
      else if (isByCodes(base) && base.status === 'open' && values.status === 'closed')
        setClosing(values);
      else send(values, base.version);
    }, refused),
    closing: {
      asked: closing !== null,
      cancel: () => setClosing(null),
      confirm: () => {
        setClosing(null);
        if (base && closing) send(closing, base.version);
      },
    },
    undo: () => {
      form.setValues(baseValues);
      setShown(baseValues);
      draft.forget();
    },
    draft: {
      ...draft,
      swap: () => {
        const other = draft.swap(form.getValues());
        form.setValues(other);
        setShown(other);
      },
      dismiss: () => draft.dismiss(form.getValues()),
    },
    conflict: conflict && {
      close: () => setConflict(null),
      theirs: differing(valuesOf(conflict.theirs), baseValues),
      mine: differing(conflict.mine, baseValues),
      takeTheirs: () => {
        setConflict(null);
        fill(conflict.theirs, valuesOf(conflict.theirs));
      },
      keepMine: () => send(form.getValues(), conflict.theirs.version),
      /** Their version with the sections changed here. */
      combine: () => {
        const both = carried(conflict.mine, baseValues, valuesOf(conflict.theirs));
        form.setValues(both);
        send(both, conflict.theirs.version);
      },
    },
  };
};
export type CampaignFormState<
  M extends Module = Module,
  V extends CommonValues = CommonValues,
  S extends string = string,
> = ReturnType<typeof useCampaignForm<M, V, S>>;
