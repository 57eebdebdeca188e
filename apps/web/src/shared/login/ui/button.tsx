import type { ComponentProps, ReactNode } from 'react';
import styles from './controls.module.css';

interface Props {
  readonly variant?: 'primary' | 'default' | 'subtle';
  readonly loading?: boolean;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

const Content = ({ icon, children }: Pick<Props, 'icon' | 'children'>) => (
  <>
    {icon}
    <span>{children}</span>
  </>
);

export const Button = ({
  variant = 'primary',
  loading = false,
  icon,
  children,
  ...rest
}: Props & Pick<ComponentProps<'button'>, 'type' | 'onClick'>) => (
  <button
    type="button"
    {...rest}
    className={styles.button}
    data-variant={variant}
    data-loading={loading || undefined}
    aria-busy={loading || undefined}
    disabled={loading}
  >
    <Content icon={icon}>{children}</Content>
  </button>
);
