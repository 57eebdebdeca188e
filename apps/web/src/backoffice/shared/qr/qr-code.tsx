import { useEffect, useState } from 'react';
import { type QrMatrix, QUIET_ZONE, qrPath } from './qr-path.ts';
import styles from './qr-code.module.css';

interface Props {
  readonly text: string;
  readonly label: string;
}

/** Encoded in the browser; the encoder is loaded on first use. */
export const QrCode = ({ text, label }: Props) => {
  const [matrix, setMatrix] = useState<QrMatrix | null>(null);
  useEffect(() => {
    let wanted = true;
    const encode = async (): Promise<void> => {
      const { create } = await import('qrcode');
      if (wanted) setMatrix(create(text, { errorCorrectionLevel: 'M' }).modules);
    };
    // The text beside the code is enough.
    encode().catch(() => null);
    return () => {
      wanted = false;
    };
  }, [text]);
  const side = (matrix?.size ?? 0) + 2 * QUIET_ZONE;
  return (
    <div className={styles.qrCode}>
      {matrix && (
        <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
          <path d={qrPath(matrix)} shapeRendering="crispEdges" />
        </svg>
      )}
    </div>
  );
};
