import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { SEARCH_MAX } from '../params/list-params.ts';
import styles from '../list.module.css';

const PAUSE_MS = 250;

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (q: string) => void;
}

/** Searches while typing; follows the URL on back navigation. */
export const ListSearchBox = ({ label, value, onSearch }: Props) => {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const search = useDebouncedCallback((text: string) => {
    sent.current = text.trim();
    onSearch(text);
  }, PAUSE_MS);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  return (
    <TextInput
      type="search"
      className={styles.listSearch}
      aria-label={label}
      placeholder={label}
      maxLength={SEARCH_MAX}
      leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        search(currentTarget.value);
      }}
    />
  );
};
