import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';

interface Props {
  readonly opened: boolean;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

interface FrameProps extends Pick<Props, 'opened' | 'onStay'> {
  readonly title: string;
  readonly explanation: string;
  /** The ways to leave, beside the one to stay. */
  readonly exits: readonly { readonly label: string; readonly onClick: () => void }[];
}

const LeavingDialog = ({ opened, onStay, title, explanation, exits }: FrameProps) => {
  const { unsaved } = useMessages(backoffice.dialog);
  // The control that opened the dialog disappears: focus returns to the one before it.
  const [leaving, setLeaving] = useState(false);
  return (
    <Modal
      returnFocus={!leaving}
      onExitTransitionEnd={() => setLeaving(false)}
      opened={opened}
      onClose={onStay}
      title={title}
      size="md"
    >
      <p>{explanation}</p>
      <Group justify="flex-end" gap="xs" mt="lg">
        {exits.map(({ label, onClick }) => (
          <Button
            key={label}
            variant="default"
            onClick={() => {
              setLeaving(true);
              onClick();
            }}
          >
            {label}
          </Button>
        ))}
        <Button onClick={onStay} data-autofocus>
          {unsaved.stay}
        </Button>
      </Group>
    </Modal>
  );
};

/** What was typed is lost by leaving. */
export const DiscardDialog = ({ onDiscard, ...dialog }: Props) => {
  const { title, explanation, discard } = useMessages(backoffice.dialog).unsaved;
  const exits = [{ label: discard, onClick: onDiscard }];
  return <LeavingDialog {...dialog} title={title} explanation={explanation} exits={exits} />;
};

/** What was typed is kept on this device: leaving loses it only if that is asked for. */
export const LeaveDialog = ({
  onDiscard,
  onLeave,
  ...dialog
}: Props & { readonly onLeave: () => void }) => {
  const t = useMessages(backoffice.dialog).unsavedDraft;
  const exits = [
    { label: t.discard, onClick: onDiscard },
    { label: t.leave, onClick: onLeave },
  ];
  return <LeavingDialog {...dialog} title={t.title} explanation={t.explanation} exits={exits} />;
};
