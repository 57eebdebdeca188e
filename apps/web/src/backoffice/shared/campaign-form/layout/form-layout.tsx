import type { ComponentProps } from 'react';
import styles from './form-layout.module.css';

type Props<Tag extends 'div' | 'p' | 'span' | 'fieldset'> = ComponentProps<Tag>;

const join = (own: string | undefined, more: string | undefined): string =>
  [own, more].filter(Boolean).join(' ');

/** Fields two by two: their labels stand in one line, the fields themselves in another. */
export const FieldGrid = ({ className, ...props }: Props<'div'>) => (
  <div className={join(styles.fieldGrid, className)} {...props} />
);

/** What takes the whole width of a grid of fields. */
export const WideField = (props: Props<'div'>) => <div className={styles.wideField} {...props} />;

export const SwitchGrid = (props: Props<'div'>) => <div className={styles.switchGrid} {...props} />;

/** What is chosen on the left, its picture on the right. */
export const SideBySide = (props: Props<'div'>) => <div className={styles.sideBySide} {...props} />;

export const StickyPicture = (props: Props<'div'>) => (
  <div className={styles.stickyPicture} {...props} />
);

export const PlainFieldset = ({ className, ...props }: Props<'fieldset'>) => (
  <fieldset className={join(styles.plainFieldset, className)} {...props} />
);

export const FormNote = ({ className, ...props }: Props<'p'>) => (
  <p className={join(styles.formNote, className)} {...props} />
);

export const FormError = (props: Props<'p'>) => <p className={styles.formError} {...props} />;

/** “2 of 3”, beside a label or a button. */
export const FieldCount = (props: Props<'span'>) => (
  <span className={styles.fieldCount} {...props} />
);
