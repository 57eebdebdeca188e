import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import type { Sections } from './define-sections.ts';

/** How long a section may take to come before its field gets no focus. */
const WAIT_MS = 3_000;

const fieldAt = (path: string): HTMLElement | null => {
  const named = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  return (
    named ?? document.querySelector<HTMLElement>('[data-section] [aria-invalid="true"]') ?? null
  );
};

/** The section in the address; going to one with an error ends in its field. */
export const useOpenSection = <S extends string>(sections: Sections<S>) => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const section = sections.search(search).section ?? sections.first;
  const navigate = useNavigate();
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  const openSection = useCallback(
    (next: S) =>
      void navigate({
        to: '.',
        search: sections.open(next),
        resetScroll: false,
      }),
    [navigate, sections],
  );

  const focusError = useCallback(
    (path: string) => {
      stop.current();
      openSection(sections.ofPath(path));
      const until = performance.now() + WAIT_MS;
      let frame = 0;
      const look = (): void => {
        const field = document.querySelector(`section[data-section="${sections.ofPath(path)}"]`)
          ? fieldAt(path)
          : null;
        if (field) field.focus();
        else if (performance.now() < until) frame = requestAnimationFrame(look);
      };
      frame = requestAnimationFrame(look);
      stop.current = () => cancelAnimationFrame(frame);
    },
    [openSection, sections],
  );
  return { section, openSection, focusError };
};
