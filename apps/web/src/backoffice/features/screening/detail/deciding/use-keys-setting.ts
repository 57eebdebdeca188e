import { useState } from 'react';
import { tryStorage } from '../../../../../shared/storage/try-storage.ts';

const NAME = 'cadran.list-keys';

/** Whether single keys act on the list, kept in this browser. */
export const useKeysSetting = () => {
  const [isOn, setIsOn] = useState(() => tryStorage(() => localStorage.getItem(NAME)) !== 'off');
  const switchTo = (next: boolean): void => {
    setIsOn(next);
    tryStorage(() => (next ? localStorage.removeItem(NAME) : localStorage.setItem(NAME, 'off')));
  };
  return { isOn, switchTo };
};
