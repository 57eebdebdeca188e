export * from './color/contrast.ts';
export * from './contrast-warnings.ts';
export * from './meaning.ts';
export * from './neutrals.ts';
export * from './color/oklch.ts';
export * from './on-dark.ts';
export { mix } from './color/srgb.ts';
export * from './theme-tokens.ts';
