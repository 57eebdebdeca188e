/** A guide of docs/guide, made into a page by the build (build/guide/guide-pages.ts). */
declare module '*.md' {
  const page: {
    readonly title: string;
    /** Its first paragraph, as plain text. */
    readonly summary: string;
    /** What follows the title. */
    readonly html: string;
    readonly headings: readonly { readonly id: string; readonly text: string }[];
  };
  export default page;
}
