import type { CultureType } from '@cadran/contract';
import { createContext, type ReactNode, use } from 'react';

/** A culture that an audit measured: perceived or desired, of the whole company or of a served unit. */
export interface AuditTargetProps {
  readonly onTake: (culture: Readonly<Record<CultureType, number>>) => void;
}

/** The profiling module offers it here once it is there; until then nothing stands in its place. */
export const AuditTargetContext = createContext<((props: AuditTargetProps) => ReactNode) | null>(
  null,
);

export const TargetFromAudit = (props: AuditTargetProps) => {
  const offer = use(AuditTargetContext);
  return offer ? offer(props) : null;
};
