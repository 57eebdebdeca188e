import { respondent } from '@cadran/i18n/respondent';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { ProofOfWorkProgress } from './proof-of-work-progress.tsx';

describe.each(languagesFor('en'))('the progress of the calculation (%s)', (language) => {
  it('says in words what the device does, and how far it is', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const t = await respondent.proofOfWork.load(language);
    await renderIn(language, <ProofOfWorkProgress share={0.25} />);
    expect((await screen.findByRole('status')).textContent).toBe(t.explanation);
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: t.progress });
    expect([bar.value, bar.max]).toEqual([0.25, 1]);
    expect(scroll.mock.contexts).toEqual([bar.parentElement]);
    scroll.mockRestore();
  });
});
