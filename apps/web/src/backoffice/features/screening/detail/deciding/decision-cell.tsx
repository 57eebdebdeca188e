import { type Candidate, type Decision, DECISIONS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { DecisionBadge } from '../../../../shared/candidate/candidate-badges.tsx';
import { candidateName } from '../../../../shared/candidate/candidate-name.ts';
import { DecisionMailNote } from '../decision-mails/decision-mail-note.tsx';
import { decisionOf } from './use-candidate-keys.ts';
import styles from './deciding.module.css';

interface Props {
  readonly candidate: Candidate;
  readonly onDecide: (decision: Decision) => void;
  readonly onReason: () => void;
}

/** In a portal so that the table does not clip it, inside the main landmark. */
const IN_CONTENT = { target: '#content' };

/** The decision, and a menu that changes it. */
export const DecisionCell = ({ candidate, onDecide, onReason }: Props) => {
  const t = useMessages(backoffice.deciding);
  const { decisions: names } = useMessages(candidates);
  const { unnamed } = useMessages(backoffice.screening).detail;
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const { decision, status, can, contact, decisionMail } = candidate;
  const note = (decision !== 'undecided' || decisionMail.state !== 'none') && (
    <DecisionMailNote mail={decisionMail} />
  );
  if (status !== 'completed') return '–';
  if (!can.decide)
    return (
      <>
        <DecisionBadge decision={decision} />
        {note}
      </>
    );
  return (
    <>
      <Menu
        opened={opened}
        onChange={setOpened}
        position="bottom-start"
        shadow="md"
        returnFocus
        portalProps={IN_CONTENT}
      >
        <Menu.Target>
          <UnstyledButton
            ref={button}
            className={styles.decisionButton}
            aria-label={t.change(candidateName(contact, unnamed), names[decision])}
          >
            <DecisionBadge decision={decision} />
            <IconChevronDown size={14} stroke={1.75} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown
          onKeyDown={(event) => {
            const chosen = decisionOf(event);
            if (chosen === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
            event.preventDefault();
            setOpened(false);
            onDecide(chosen);
          }}
        >
          {DECISIONS.map((code, index) => (
            <Menu.Item
              key={code}
              aria-current={code === decision || undefined}
              rightSection={<kbd className={styles.key}>{index + 1}</kbd>}
              onClick={() => onDecide(code)}
            >
              <DecisionBadge decision={code} />
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item
            onClick={() => {
              // The dialog returns the focus: the entry will be gone.
              button.current?.focus();
              onReason();
            }}
          >
            {t.withReason}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {note}
    </>
  );
};
