import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** A step that took the place of another: the reader goes on here. */
  readonly focus?: boolean;
}

export const LoginHeading = ({ title, children, focus = false }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <div>
      <Title order={1} ref={heading} tabIndex={-1} className="login-title">
        {title}
      </Title>
      <p className="login-introduction">{children}</p>
    </div>
  );
};
