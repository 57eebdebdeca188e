import { backoffice } from '@cadran/i18n/backoffice';
import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { SideNavigation } from '../shell/side-navigation.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The navigation of narrow screens. */
export const NavigationDrawer = ({ opened, onClose }: Props) => {
  const t = useMessages(backoffice.shell);
  // Closed at first: the kit notes where the focus returns to when it opens.
  const mounted = useMounted();
  return (
    <Drawer
      opened={opened && mounted}
      onClose={onClose}
      size={288}
      title={t.mainNavigation}
      closeButtonProps={{ 'aria-label': t.closeNavigation }}
    >
      <SideNavigation />
    </Drawer>
  );
};
