/** What a child process tells its parent. */
export type ChildMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'answer'; readonly answer: unknown; readonly residentBytes: number }
  | { readonly kind: 'error'; readonly message: string };
