import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { setWindowWidth } from './window-width.ts';

/** Autosizing fields need it; happy-dom has none. */
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

/** A browser saves what a link with `download` leads to; happy-dom leaves the page, and later files with it. */
HTMLAnchorElement.prototype.click = function click() {
  if (!this.hasAttribute('download')) HTMLElement.prototype.click.call(this);
};

configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  // Files of a worker share the browser: what one leaves in it, such as a draft, changes what the next one shows.
  localStorage.clear();
  sessionStorage.clear();
  notifications.clean();
  notifications.cleanQueue();
  setWindowWidth(1600);
});
setWindowWidth(1600);
