export interface GaugeTexts {
  /** The verdict in words. */
  readonly verdict: string;
  /** Under the figure, such as "out of 100". */
  readonly unit: string;
}
