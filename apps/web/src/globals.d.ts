/** The product's version and the build, from the repository's package.json, written in by the build of the pages. */
declare const __APP_VERSION__: string;
declare const __APP_BUILD__: string;
