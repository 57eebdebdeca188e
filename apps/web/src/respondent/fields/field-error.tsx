import styles from './field.module.css';

/** What is wrong with a field; nothing while it is right. */
export const FieldError = ({
  id,
  children,
}: {
  id: string | undefined;
  children: string | undefined;
}) =>
  children === undefined ? null : (
    <p className={styles.error} id={id}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M8 1.5 15 14H1zM8 6v4M8 11.6v.6" />
      </svg>
      {children}
    </p>
  );
