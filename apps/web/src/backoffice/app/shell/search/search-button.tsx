import { backoffice } from '@cadran/i18n/backoffice';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import styles from './search-button.module.css';

/** Not part of the first load. */
const SearchDialog = lazy(async () => ({
  default: (await import('./search-dialog.tsx')).SearchDialog,
}));

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search, as ⌘K and Ctrl-K do everywhere, in fields too. */
export const SearchButton = () => {
  const t = useMessages(backoffice.shell);
  const [opened, { open, close }] = useDisclosure(false);
  const [wanted, setWanted] = useState(false);
  const show = (): void => {
    setWanted(true);
    open();
  };
  useHotkeys([['mod+K', show]], []);
  return (
    <>
      <button
        type="button"
        className={styles.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
      >
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <span className={styles.word}>{t.search}</span>
        <kbd aria-hidden>{isApple() ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <SearchDialog opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
