import type { PublicOrganization } from '@cadran/contract';
import { ProductMark } from './product-mark.tsx';
import styles from './brand.module.css';

interface Props {
  readonly organization: PublicOrganization;
  readonly small?: true;
}

/** The organisation's logo, or its name beside the product's mark. */
export const Brand = ({ organization: { logo, name }, small }: Props) =>
  logo ? (
    <img src={logo} alt={name} className={styles.brandLogo} data-small={small} />
  ) : (
    <span className={styles.brand}>
      <ProductMark size={small ? 18 : 28} />
      <span className={styles.brandName} data-small={small}>
        {name}
      </span>
    </span>
  );
