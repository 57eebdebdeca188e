import product from '../../../package.json' with { type: 'json' };

/** The build, such as `2.2.13+4`. */
export const BUILD = product.version;

/** The specification's version of the product, which every build has. */
export const VERSION = BUILD.replace(/\+.*$/u, '');
