import type { MessagesOf } from '@cadran/i18n';
import type { backoffice } from '@cadran/i18n/backoffice';
import type { MantineThemeComponents } from '@mantine/core';

export type WidgetLabels = MessagesOf<typeof backoffice.shell>;

/** A `header` element in a dialog would be a second banner landmark. */
const plainHeader = { defaultProps: { component: 'div' } };

/** Accents need a contrast of 3:1 on their ground; so has the ground on them. */
const accent = { defaultProps: { color: 'var(--c-primary-ui)' } };
const ticked = { defaultProps: { ...accent.defaultProps, iconColor: 'var(--c-surface)' } };

/** Translates Mantine's built-in labels. */
export const componentDefaults = (words: WidgetLabels): MantineThemeComponents => {
  const closeButton = { 'aria-label': words.close };
  return {
    CloseButton: { defaultProps: closeButton },
    Drawer: { defaultProps: { closeButtonProps: closeButton } },
    Modal: {
      defaultProps: { closeButtonProps: closeButton, radius: 'lg', centered: true, padding: 'lg' },
      styles: {
        // Aligned with the first line of a long title.
        close: { alignSelf: 'flex-start' },
        title: { fontSize: 'var(--mantine-font-size-lg)', fontWeight: 600, lineHeight: 1.35 },
      },
    },
    ModalHeader: plainHeader,
    DrawerHeader: plainHeader,
    // Mantine's focus placeholder is not a menu item.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Notification: { defaultProps: { closeButtonProps: closeButton, withBorder: true } },
    // Mantine's role interrupts the screen reader, for a text that was there from the start.
    Alert: { defaultProps: { closeButtonLabel: words.close, role: 'note' } },
    InputClearButton: { defaultProps: { 'aria-label': words.widgets.clear } },
    PasswordInput: {
      // Mantine leaves it out of the tab order.
      defaultProps: {
        visibilityToggleButtonProps: { 'aria-label': words.widgets.showPassword, tabIndex: 0 },
      },
    },
    Slider: accent,
    RangeSlider: accent,
    Progress: accent,
    Stepper: accent,
    Loader: accent,
    Switch: accent,
    Checkbox: ticked,
    Radio: ticked,
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
  };
};
