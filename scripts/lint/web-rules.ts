import type { OxlintOverride } from 'oxlint';
import {
  deny,
  onlyPackages,
  type Pattern,
  restrictImports,
  restrictSiblings,
} from './restricted-imports.ts';

const RESPONDENT_PACKAGES = [
  '@cadran/contract',
  '@cadran/i18n',
  '@cadran/instruments',
  'react',
  'react-dom',
];

const NO_BACKOFFICE = deny('Both entries import shared/, not each other.', '**/backoffice/**');
const NO_RESPONDENT = deny('Both entries import shared/, not each other.', '**/respondent/**');
const NO_APP = deny('app -> features -> shared.', '**/app/**');
const NO_FEATURES = deny('app -> features -> shared.', '**/features/**');

const NO_ROUTE_TABLE = {
  name: '@cadran/contract',
  importNames: ['contract', 'allRoutes'],
  message: 'Call the API through @cadran/client: the routes would bring every schema along.',
};

/** Two entries, `backoffice` (app -> features -> shared) and `respondent`, on top of `shared`. */
export const webRules = (source: string, packages: Pattern): OxlintOverride[] => {
  const backoffice = { denied: [NO_RESPONDENT], packages, paths: [NO_ROUTE_TABLE] };
  return [
    restrictImports(`${source}/shared/**`, { denied: [NO_BACKOFFICE, NO_RESPONDENT], packages }),
    restrictImports(`${source}/backoffice/**`, backoffice),
    restrictImports(`${source}/backoffice/shared/**`, {
      ...backoffice,
      denied: [NO_RESPONDENT, NO_APP, NO_FEATURES],
    }),
    ...restrictSiblings(
      `${source}/backoffice/features`,
      { message: 'A feature imports no other feature.' },
      { ...backoffice, denied: [NO_RESPONDENT, NO_APP] },
    ),
    restrictImports(`${source}/respondent/**`, {
      denied: [NO_BACKOFFICE],
      packages: onlyPackages(RESPONDENT_PACKAGES, 'the respondent, a short list'),
    }),
  ];
};
