import type { OxlintOverride } from 'oxlint';
import { deny, type Pattern, restrictImports, restrictSiblings } from './restricted-imports.ts';

const NO_BOOT = deny('Only main.ts imports boot/.', '**/boot/**');
const NO_MODULES = deny('http/ and jobs/ import no module.', '**/modules/**');
const INDEX = 'Another module is imported by its index.ts.';
const ONLY_INDEX = deny(INDEX, '**/modules/*/**', '!**/modules/*/index.ts');
/** Assembles the modules: routes and jobs are imported here only, so they are not exported by an index.ts. */
const COMPOSITION = '{main.ts,app.ts,handlers.ts,public-content.ts,boot/**/*}';

/** `modules/<domain>` on top of `http` and `jobs`, started by `boot`. */
export const serverRules = (source: string, packages: Pattern): OxlintOverride[] => [
  restrictImports(`${source}/**`, { denied: [NO_BOOT, ONLY_INDEX], packages }),
  restrictImports(`${source}/${COMPOSITION}`, { packages }),
  restrictImports(`${source}/{http,jobs}/**`, { denied: [NO_BOOT, NO_MODULES], packages }),
  ...restrictSiblings(
    `${source}/modules`,
    { message: INDEX, except: 'index.ts' },
    { denied: [NO_BOOT], packages },
  ),
];
