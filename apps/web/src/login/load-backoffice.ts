const LINKS = 'script[type=module][src], link[rel=modulepreload], link[rel=stylesheet]';

/** Fetches the files of the back office's first page, so that they are there once somebody is logged in. */
const fetchFiles = async (): Promise<void> => {
  const answer = await fetch('/');
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const element of page.querySelectorAll(LINKS)) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    document.head.append(link);
  }
};

/** While somebody types, not before: until then the connection belongs to the log-in page. */
export const loadBackofficeWhileTyping = (): void => {
  document.addEventListener(
    'input',
    () => {
      // It only saves time: what is not fetched now is fetched then.
      void fetchFiles().catch(() => undefined);
    },
    { once: true },
  );
};
