import { useEffect, useState } from 'react';
import { type QrMatrix, QUIET_ZONE, qrPath } from './qr-path.ts';
import './qr-code.css';

interface Props {
  readonly text: string;
  /** What the code holds, for those who do not see it. */
  readonly label: string;
}

/** Drawn here: what it holds goes nowhere else. The encoder is fetched when it is first needed. */
export const QrCode = ({ text, label }: Props) => {
  const [matrix, setMatrix] = useState<QrMatrix | null>(null);
  useEffect(() => {
    let wanted = true;
    const encode = async (): Promise<void> => {
      const { create } = await import('qrcode');
      if (wanted) setMatrix(create(text, { errorCorrectionLevel: 'M' }).modules);
    };
    // Without the picture the text beside it still does.
    encode().catch(() => null);
    return () => {
      wanted = false;
    };
  }, [text]);
  const side = (matrix?.size ?? 0) + 2 * QUIET_ZONE;
  return (
    <div className="qr-code">
      {matrix && (
        <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
          <path d={qrPath(matrix)} shapeRendering="crispEdges" />
        </svg>
      )}
    </div>
  );
};
