import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** A text as queries by text compare it: every white space counts as a plain space. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

// Without layout whatever opens beside its button counts as scrolled out of sight, and so as hidden.

/** An action of a menu, by the name of its button. */
export const chooseAction = async (
  user: UserEvent,
  button: string,
  action: string,
): Promise<void> => {
  await user.click(screen.getByRole('button', { name: button }));
  await user.click(await screen.findByRole('menuitem', { name: action, hidden: true }));
};

/** An option of a select field, by the beginning of its label. */
export const pickOption = async (user: UserEvent, field: string, option: string): Promise<void> => {
  await user.click(screen.getByRole('combobox', { name: new RegExp(`^${field}`) }));
  await user.click(await screen.findByRole('option', { name: option, hidden: true }));
};
