/** Over all tabs where the browser can; a browser that cannot runs the work as it is. */
export const oneAtATime = async <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? await navigator.locks.request('cadran.session', work) : await work();
