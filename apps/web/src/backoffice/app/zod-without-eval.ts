const place = globalThis as { __zod_globalConfig?: { jitless?: boolean } };

/**
 * Must run before the first schema: zod probes `new Function`, which our content security policy forbids and browsers
 * report.
 */
place.__zod_globalConfig = { jitless: true };
