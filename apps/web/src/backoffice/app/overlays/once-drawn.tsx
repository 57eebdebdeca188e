import { useMounted } from '@mantine/hooks';
import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';

interface Props {
  /** Needed at once. */
  readonly orWhen: boolean;
  readonly children: ReactNode;
}

/** Lazy children, fetched once the page has its data, so that they are there when they are needed. */
export const OnceDrawn = ({ orWhen, children }: Props) => {
  const mounted = useMounted();
  const fetching = useIsFetching();
  const [drawn, setDrawn] = useState(false);
  if (!drawn && mounted && fetching === 0) setDrawn(true);
  return (drawn || orWhen) && <Suspense>{children}</Suspense>;
};
