const { CSS } = globalThis as { CSS?: { supports?: (property: string, value: string) => boolean } };

/** Not where there is no browser, nor in those before 2024: these show light colours only. */
export const HAS_LIGHT_DARK = CSS?.supports?.('color', 'light-dark(#000, #fff)') ?? false;
