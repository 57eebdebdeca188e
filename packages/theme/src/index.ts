export * from './contrast.ts';
export * from './contrast-warnings.ts';
export * from './light-dark.ts';
export * from './meaning.ts';
export * from './neutrals.ts';
export * from './oklch.ts';
export * from './on-dark.ts';
export { mix } from './srgb.ts';
export * from './theme-tokens.ts';
