/** Output of the encoder, row by row. */
export interface QrMatrix {
  readonly size: number;
  readonly data: ArrayLike<number | boolean>;
}

/** Light border required by QR readers. */
export const QUIET_ZONE = 4;

/** All dark modules as one path: each run of a row is one rectangle. */
export const qrPath = ({ size, data }: QrMatrix): string => {
  let path = '';
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      if (!data[row * size + column]) continue;
      let end = column;
      while (end < size && data[row * size + end]) end += 1;
      const width = end - column;
      path += `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h${width}v1h-${width}z`;
      column = end;
    }
  return path;
};
