import { formatPercent } from '@cadran/i18n';
import { useLanguage } from '../../../language/language-context.tsx';
import './share-bar.css';

/** A share from 0 to 1, as a bar and in numbers. */
export const ShareBar = ({ share }: { readonly share: number }) => {
  const { language } = useLanguage();
  return (
    <span className="share-bar">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="8" rx="2" className="ground" />
        <rect width={share * 100} height="8" rx="2" className="bar" />
      </svg>
      {formatPercent(share, language)}
    </span>
  );
};
