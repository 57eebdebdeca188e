import { rights } from '@cadran/i18n/rights';
import { useMessages } from '../../language/use-messages.ts';
import { Heading } from '../heading.tsx';

/** Honest to the end: what is gone, and what nobody here can take back. */
export const Erased = () => {
  const t = useMessages(rights).erased;
  return (
    <div className="step">
      <Heading>{t.title}</Heading>
      <p className="lead">{t.lead}</p>
      <h2 className="rights-means">{t.rest}</h2>
      <ul className="rights-list">
        {t.remains.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{t.close}</p>
    </div>
  );
};
