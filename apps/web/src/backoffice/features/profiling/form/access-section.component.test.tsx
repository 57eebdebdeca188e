import type { ProfilingCampaign } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderBackoffice } from '../../../../testing/render-backoffice.tsx';
import { spoken } from '../../../../testing/spoken.ts';
import { CampaignFormContext } from '../../../shared/campaign-form/form-context.ts';
import { useCampaignForm } from '../../../shared/campaign-form/use-campaign-form.ts';
import type { AuditValues } from './values/campaign-values.ts';
import { storedAudit } from '../stored-audit.fixture.ts';
import { AccessSection } from './sections/access-section.tsx';
import { useProfilingForm } from './use-profiling-form.ts';

const stored = (canEdit: boolean, frozen: boolean) =>
  storedAudit({
    access: 'codes',
    frozen: { access: frozen, minimumGroup: frozen, segments: false },
    can: { ...storedAudit().can, edit: canEdit, changeOwner: canEdit },
  });

const renderSection = async (language: Language, campaign: ProfilingCampaign | null = null) => {
  const held: { values?: () => AuditValues } = {};
  const Form = () => {
    const state = useCampaignForm(useProfilingForm(null), campaign);
    useEffect(() => {
      held.values = state.form.getValues;
    });
    return (
      <CampaignFormContext value={state}>
        <form onSubmit={state.submit}>
          <AccessSection />
          <button type="submit">Save</button>
        </form>
      </CampaignFormContext>
    );
  };
  const view = await renderBackoffice(language, <Form />);
  const { access: t, frozen } = await backoffice.profilingForm.load(language);
  await screen.findByRole('radiogroup', { name: t.question });
  const radio = (kind: 'codes' | 'link') =>
    screen.getByRole<HTMLInputElement>('radio', { name: t.kinds[kind].name });
  return { ...view, t, frozen, radio, values: () => held.values?.() };
};

describe.each(languagesFor('fr'))('how people answer an audit (%s)', (language) => {
  it('has no default and explains what each choice protects and costs', async () => {
    const { user, t, radio, values } = await renderSection(language);
    for (const kind of ['codes', 'link'] as const) {
      expect(radio(kind).checked).toBe(false);
      const described = (radio(kind).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.querySelector(`[id="${id}"]`)?.textContent)
        .join(' ');
      expect(described).toContain(t.kinds[kind].protects);
      expect(described).toContain(t.kinds[kind].costs);
    }
    expect(screen.getAllByText(spoken(t.recommended))).toHaveLength(1);
    expect(radio('codes').closest('label')?.textContent).toContain(t.recommended);
    expect(values()?.access).toBeNull();
    await user.click(screen.getByText(spoken(t.kinds.link.costs)));
    expect(radio('link').checked).toBe(true);
    expect(values()?.access).toBe('link');
    await user.click(radio('codes'));
    expect([radio('codes').checked, radio('link').checked]).toEqual([true, false]);
    expect(values()?.access).toBe('codes');
  });

  it('is required: saving without it shows an error at the choice', async () => {
    const { user, t, radio } = await renderSection(language);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(spoken(t.required))).toBeDefined();
    expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
    expect(radio('codes').dataset['path']).toBe('access');
    await user.click(radio('link'));
    await waitFor(() => expect(screen.queryByText(spoken(t.required))).toBeNull());
  });

  it('can be changed until the audit opens, then explains why not', async () => {
    const first = await renderSection(language, stored(true, false));
    expect([first.radio('codes').checked, first.radio('codes').disabled]).toEqual([true, false]);
    expect(screen.queryByText(spoken(first.frozen.access))).toBeNull();
    first.unmount();
    const { radio, frozen } = await renderSection(language, stored(true, true));
    expect(screen.getByText(spoken(frozen.access))).toBeDefined();
    expect([radio('codes').disabled, radio('link').disabled]).toEqual([true, true]);
  });

  it('is read-only for users who may not edit', async () => {
    const { radio } = await renderSection(language, stored(false, false));
    expect(radio('link').disabled).toBe(true);
  });
});
