const place = globalThis as { __zod_globalConfig?: { jitless?: boolean } };

/**
 * Before the first schema comes: zod would try whether it may make functions out of text. Our policy forbids that, and
 * the browser reports even the try. On the server such functions make it faster.
 */
place.__zod_globalConfig = { jitless: true };
