import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { setWindowWidth } from './window-width.ts';

/** Autosizing fields need it; happy-dom has none. */
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  // Files of a worker share the browser: messages outlive the page that showed them.
  notifications.clean();
  notifications.cleanQueue();
  setWindowWidth(1600);
});
setWindowWidth(1600);
