import type { ComponentProps } from 'react';

/** Moves focus and scroll position to the section's heading. */
export const goToSection = (id: string): void => {
  document.getElementById(id)?.scrollIntoView();
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
};

/** A link within a report; the address stays the report's. */
export const SectionLink = ({
  id,
  children,
  ...props
}: ComponentProps<'a'> & { readonly id: string }) => (
  <a
    {...props}
    href={`#${id}`}
    onClick={(event) => {
      event.preventDefault();
      goToSection(id);
    }}
  >
    {children}
  </a>
);
