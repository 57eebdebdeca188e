import { backoffice } from '@cadran/i18n/backoffice';
import { Modal } from '@mantine/core';
import {
  type Icon,
  IconChartDots3,
  IconFile,
  IconSearch,
  IconUser,
  IconUserCircle,
  IconUserSearch,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { VisuallyHidden } from '../../../../shared/visually-hidden.tsx';
import { type Place, rememberPlace } from '../../../shared/session/recent-places.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { usePlaces } from './use-places.ts';
import styles from './search-dialog.module.css';

const ICONS: Readonly<Record<Place['kind'], Icon>> = {
  page: IconFile,
  screening: IconUserSearch,
  profiling: IconChartDots3,
  candidate: IconUser,
  user: IconUserCircle,
};

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A combobox in a dialog (ARIA Authoring Practices): focus stays in the field, the list is walked by arrows. */
const SearchField = ({ onClose }: Pick<Props, 'onClose'>) => {
  const t = useMessages(backoffice.search);
  const navigate = useNavigate();
  const { user } = useSession();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { places, searching } = usePlaces(typed);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const current = Math.min(active, places.length - 1);
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const open = (place: Place | undefined): void => {
    if (!place) return;
    rememberPlace(user.id, place);
    onClose();
    void navigate({ href: place.to });
  };
  const MOVES: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive((current + 1) % places.length),
    ArrowUp: () => setActive((current - 1 + places.length) % places.length),
    Enter: () => open(places[current]),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = MOVES[event.key];
    if (!move || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (places.length > 0) move();
  };
  const status = places.length === 0 ? t.nothing : t.found(places.length);
  return (
    <>
      <div className={styles.field}>
        <IconSearch size={20} stroke={1.5} aria-hidden />
        <input
          data-autofocus
          type="text"
          role="combobox"
          aria-label={t.label}
          aria-expanded={places.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={places.length > 0 ? `${id}-${current}` : undefined}
          placeholder={t.placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        id={`${id}-list`}
        ref={list}
        role="listbox"
        aria-label={t.results}
        className={styles.list}
      >
        {places.map((place, index) => {
          const PlaceIcon = ICONS[place.kind];
          return (
            // The keyboard acts on the field, which names the active option.
            <div
              key={place.to}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              onPointerMove={() => setActive(index)}
              onClick={() => open(place)}
              onKeyDown={onKeyDown}
            >
              <PlaceIcon size={18} stroke={1.5} aria-hidden />
              <span className={styles.name}>
                {place.label}
                {place.detail && <span>{place.detail}</span>}
              </span>
              <span className={styles.kind}>{t.kinds[place.kind]}</span>
            </div>
          );
        })}
      </div>
      {places.length === 0 && !searching && <p className={styles.nothing}>{t.nothing}</p>}
      <VisuallyHidden>
        <span role="status">{searching ? t.searching : status}</span>
      </VisuallyHidden>
    </>
  );
};

export const SearchDialog = ({ opened, onClose }: Props) => {
  const t = useMessages(backoffice.search);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t.title}
      size="lg"
      padding={0}
      classNames={{ header: styles.head ?? '' }}
      transitionProps={{ duration: 0 }}
    >
      <SearchField onClose={onClose} />
    </Modal>
  );
};
