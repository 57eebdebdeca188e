import { DEFAULT_THEME, type PublicOrganization } from '@cadran/contract';
import { themeColorMetas, themeStyle } from '@cadran/theme';

interface PublicContent {
  readonly organization: PublicOrganization | null;
  /** What a visitor may see of it; null where the API refuses that, which then says why. */
  readonly campaign: object | null;
  /** The address names a campaign that does not exist. */
  readonly isUnknown: boolean;
}

/** Escapes `<`, so that the JSON cannot close its script element. */
const embed = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The parts of a public page that differ between organisations and campaigns. */
export const writeContent = (content: PublicContent) => {
  const theme = content.organization?.theme ?? DEFAULT_THEME;
  return {
    isUnknown: content.isUnknown,
    metas: themeColorMetas(theme),
    style: themeStyle(theme),
    boot: `<script type="application/json" id="boot">${embed(content)}</script>`,
  };
};
export type WrittenContent = ReturnType<typeof writeContent>;
