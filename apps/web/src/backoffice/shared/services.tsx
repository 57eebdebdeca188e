import type { CadranClient } from '@cadran/client';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { OtherTabs } from './session/other-tabs.ts';
import type { SessionKeeper } from './session/session-keeper.ts';

/** What outlives every page. Made once in `main.tsx`; nothing else is global. */
export interface Services {
  readonly api: CadranClient;
  readonly session: SessionKeeper;
  readonly otherTabs: OtherTabs;
  readonly queryClient: QueryClient;
}

export const ServicesContext = createContext<Services | null>(null);

export const useServices = (): Services => {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesContext above it');
  return services;
};

export const useApi = (): CadranClient => useServices().api;
