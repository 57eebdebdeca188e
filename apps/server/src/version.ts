import product from '../../../package.json' with { type: 'json' };

export const VERSION = product.version;
