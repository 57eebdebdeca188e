import type { PublicScreeningCampaign } from '@cadran/contract';
import { respondent } from '@cadran/i18n/respondent';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { ScreeningNotice } from './notice.tsx';

const campaign = {
  id: 'campaign',
  name: 'Analyst',
  organization: { id: 'organization', name: 'Atelier' },
  contactEmail: 'jobs@example.org',
  privacyContact: 'dpo@example.org',
  retentionDays: 90,
  customization: { introduction: { fr: null, en: null } },
} as PublicScreeningCampaign;

const ignore = (): undefined => undefined;
const NO_CODE = { typed: '', fromLink: false, problem: null, type: ignore, refuse: ignore };

const show = async (
  language: 'fr' | 'en',
  changed: Partial<PublicScreeningCampaign> = {},
  onStart = vi.fn<() => Promise<void>>(() => Promise.resolve()),
) => {
  await renderIn(
    language,
    <ScreeningNotice
      campaign={{ ...campaign, ...changed }}
      minutes={30}
      agreed={false}
      access={NO_CODE}
      onStart={onStart}
      onResume={null}
    />,
  );
  return { t: await respondent.notice.load(language), onStart };
};

describe.each(languagesFor('en'))('the notice for candidates (%s)', (language) => {
  it('says in short how answers are compared, who decides and how long they are kept', async () => {
    const { t } = await show(language);
    for (const text of [t.why.text, t.decision.text, t.retention.text(90)])
      expect(screen.getByText(text, { exact: false }).closest('details')).toBeNull();
  });

  it('unfolds rights, legal basis, certainty and the data protection contact', async () => {
    const { t } = await show(language);
    const details = screen.getByText(t.details).closest('details');
    expect(details).not.toBeNull();
    const inside = within(details ?? document.body);
    for (const text of [t.rights.text, t.basis.text, t.certainty.text])
      inside.getByText(text, { exact: false });
    expect(inside.getByRole('link', { name: 'dpo@example.org', hidden: true })).toHaveProperty(
      'href',
      'mailto:dpo@example.org',
    );
  });

  it('shows a contact that is no address as text', async () => {
    await show(language, { privacyContact: 'Ms Doe, 1 Main Street' });
    expect(screen.getByText('Ms Doe, 1 Main Street').querySelector('a')).toBeNull();
  });

  it('names the campaign’s contact where the organisation has set none', async () => {
    await show(language, { privacyContact: null });
    expect(screen.getAllByText('jobs@example.org')).toHaveLength(2);
  });

  it('starts after ticking the box that confirms reading', async () => {
    const { t, onStart } = await show(language);
    expect(t.consent).toMatch(language === 'fr' ? /^J’ai lu ce qui précède/ : /^I have read this/);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: t.start }));
    expect(screen.getByText(t.needConsent)).not.toBeNull();
    expect(onStart).not.toHaveBeenCalled();
    await user.click(screen.getByRole('checkbox', { name: t.consent }));
    await user.click(screen.getByRole('button', { name: t.start }));
    expect(onStart).toHaveBeenCalledWith({ keepLonger: false });
  });
});
