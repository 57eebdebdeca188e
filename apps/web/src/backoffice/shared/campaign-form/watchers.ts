/** Components that subscribe to a form value; all others read it on demand. */
export const createWatchers = () => {
  const watchers = new Set<() => void>();
  return {
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    tell: (): void => {
      for (const watcher of watchers) watcher();
    },
  };
};
