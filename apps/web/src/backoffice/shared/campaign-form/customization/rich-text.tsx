import '@mantine/tiptap/styles.layer.css';
import { redirectUrl } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useId } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import styles from './rich-text.module.css';

interface Props {
  readonly path: string;
  readonly label: string;
  readonly html: string;
  readonly readOnly: boolean;
  readonly onChange: (html: string) => void;
  readonly error: string | null;
}

/** Only what the server keeps: paragraphs, two headings, lists, links by https. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => redirectUrl.safeParse(address).success,
    },
  }),
];

export const RichText = ({ path, label, html, readOnly, onChange, error }: Props) => {
  const t = useMessages(backoffice.campaignForm).editor;
  const id = useId();
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    editable: !readOnly,
    // The content security policy refuses styles that a script writes: ours stand in rich-text.css.
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        'data-path': path,
        ...(error && { 'aria-invalid': 'true' }),
      },
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  });
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }} error={error}>
      <RichTextEditor editor={editor} labels={t} className={styles.richText}>
        {!readOnly && (
          <RichTextEditor.Toolbar role="toolbar" aria-label={t.toolbar}>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Bold />
              <RichTextEditor.Italic />
              <RichTextEditor.Underline />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.H2 />
              <RichTextEditor.H3 />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.BulletList />
              <RichTextEditor.OrderedList />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Link />
              <RichTextEditor.Unlink />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Undo />
              <RichTextEditor.Redo />
            </RichTextEditor.ControlsGroup>
          </RichTextEditor.Toolbar>
        )}
        <RichTextEditor.Content />
      </RichTextEditor>
    </Input.Wrapper>
  );
};
