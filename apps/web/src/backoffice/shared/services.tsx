import type { CadranClient } from '@cadran/client';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { TabSync } from './session/tab-sync.ts';
import type { SessionManager } from './session/session-manager.ts';

/** Created once in `main.tsx`; nothing else is global. */
export interface Services {
  readonly api: CadranClient;
  readonly session: SessionManager;
  readonly tabSync: TabSync;
  readonly queryClient: QueryClient;
}

export const ServicesContext = createContext<Services | null>(null);

export const useServices = (): Services => {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesContext above it');
  return services;
};

export const useApi = (): CadranClient => useServices().api;
