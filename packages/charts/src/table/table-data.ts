/** The numbers of a picture in words and figures: the first cell of a row names it. */
export interface TableData {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
