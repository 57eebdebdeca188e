import type { MessagesOf } from '@cadran/i18n';
import type { backoffice } from '@cadran/i18n/backoffice';
import type { MantineThemeComponents } from '@mantine/core';

export type WidgetWords = MessagesOf<typeof backoffice.shell>;

/** A `header` in a dialog would be a second banner of the page. */
const plainHeader = { defaultProps: { component: 'div' } };

/** What moves or fills with the accent needs 3:1 on white, whatever the chosen colour. */
const accent = { defaultProps: { color: 'var(--c-primary-ui)' } };

/** Mantine names some of its parts in English only: their names come from our dictionary. */
export const componentDefaults = (words: WidgetWords): MantineThemeComponents => {
  const closeButton = { 'aria-label': words.close };
  return {
    CloseButton: { defaultProps: closeButton },
    Drawer: { defaultProps: { closeButtonProps: closeButton } },
    Modal: {
      defaultProps: { closeButtonProps: closeButton, radius: 'lg', centered: true, padding: 'lg' },
      styles: {
        // Beside the first line of a long title.
        close: { alignSelf: 'flex-start' },
        title: { fontSize: 'var(--mantine-font-size-lg)', fontWeight: 600, lineHeight: 1.35 },
      },
    },
    ModalHeader: plainHeader,
    DrawerHeader: plainHeader,
    // Its focus placeholder is no menu item; the first entry takes the focus instead.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Notification: { defaultProps: { closeButtonProps: closeButton, withBorder: true } },
    Alert: { defaultProps: { closeButtonLabel: words.close } },
    InputClearButton: { defaultProps: { 'aria-label': words.widgets.clear } },
    PasswordInput: {
      // The kit leaves it out of the tab order: whoever has no mouse may want to see it too.
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
    Checkbox: accent,
    Radio: accent,
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
  };
};
