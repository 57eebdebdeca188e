/** Those who draw a value of the form as it changes; everything else waits until it is asked. */
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
