const place = globalThis as { __zod_globalConfig?: { jitless?: boolean } };

/**
 * Before the first schema: zod would try whether it may make functions out of text. On our pages the policy forbids
 * that, and the browser reports even the try. On the server such functions make it faster.
 */
if ('document' in globalThis)
  place.__zod_globalConfig = Object.assign(place.__zod_globalConfig ?? {}, { jitless: true });
