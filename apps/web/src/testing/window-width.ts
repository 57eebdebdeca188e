interface HappyWindow {
  readonly happyDOM: { readonly setViewport: (viewport: { readonly width: number }) => void };
}

/** For media queries; nothing is laid out. */
export const setWindowWidth = (width: number): void =>
  (window as unknown as HappyWindow).happyDOM.setViewport({ width });
