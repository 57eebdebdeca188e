import { respondent } from '@cadran/i18n/respondent';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderIn } from '../../../../testing/render-in.tsx';
import { OfflineNote, SaveNote, UnkeptNote } from './save-note.tsx';

describe.each(languagesFor('en'))('the note about saving (%s)', (language) => {
  it.each(['kept', 'saved'] as const)(
    'shows that answers are %s, and does not read it aloud',
    async (state) => {
      const t = await respondent.engine.load(language);
      await renderIn(language, <SaveNote state={state} kept />);
      expect(screen.getByTestId('save-note').textContent).toBe(t.saveStates[state]);
      expect(screen.getByRole('status').textContent).toBe('');
    },
  );

  it.each([true, false])('says offline what is lost with the page (kept: %s)', async (kept) => {
    const t = await respondent.engine.load(language);
    const said = kept ? t.offlineKept : t.offlineUnkept;
    await renderIn(
      language,
      <>
        <OfflineNote kept={kept} />
        <SaveNote state="offline" kept={kept} />
      </>,
    );
    expect(screen.getByRole('status').textContent).toBe(said);
    expect(screen.getByTestId('offline-note').textContent).toBe(said);
  });

  it('names the return code where nothing is kept', async () => {
    const t = await respondent.engine.load(language);
    await renderIn(language, <UnkeptNote code="ABCD-EFGH-JKMN-PQRS" />);
    expect(screen.getByTestId('unkept-note').textContent).toBe(`${t.unkept} ABCD-EFGH-JKMN-PQRS`);
  });
});
