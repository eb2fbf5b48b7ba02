import '@mantine/tiptap/styles.layer.css';
import { IMAGE_ACCEPT } from '@fairway/contracts/files/pictures';
import { Link, RichTextEditor } from '@mantine/tiptap';
import { IconPhoto } from '@tabler/icons-react';
import Image from '@tiptap/extension-image';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useRef } from 'react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { useTellBusy, useUpload, type Upload } from '../../../../kit/ImageUpload/useUpload.ts';
import classes from './SkillForm.module.css';

export interface DescriptionEditorProps {
  /** Html to begin with. */
  value: string;
  onChange: (html: string) => void;
  /** The ids of what names it and of what is said below it. */
  labelledBy: string;
  describedBy: string;
  /** Sends a picture; without it there are none. */
  upload?: Upload | undefined;
  /** Tells while a picture is on its way, when a form should wait. */
  onBusyChange: (busy: boolean) => void;
}

/** An editor that has nothing in it still has a paragraph. */
const EMPTY = '<p></p>';

/** Writes the few elements that descriptions have. It is large: `DescriptionField` loads it where it is shown. */
export function DescriptionEditor(props: DescriptionEditorProps) {
  const { value, onChange, labelledBy, describedBy, upload, onBusyChange } = props;
  const editor = useEditor({
    // The page allows no styles that come with a script: what the editor needs is in the stylesheet.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    extensions: [
      StarterKit.configure({
        heading: { levels: [3, 4] },
        code: false,
        codeBlock: false,
        horizontalRule: false,
        link: false,
      }),
      Link.configure({ protocols: ['http', 'https', 'mailto'], defaultProtocol: 'https', openOnClick: false }),
      Image,
    ],
    content: value,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
      },
    },
    onUpdate: ({ editor: changed }) => {
      const html = changed.getHTML();
      onChange(html === EMPTY ? '' : html);
    },
  });
  return (
    <RichTextEditor
      editor={editor}
      classNames={{
        root: classes.editor,
        toolbar: classes.toolbar,
        control: classes.control,
        content: classes.content,
      }}
    >
      <RichTextEditor.Toolbar>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Underline />
          <RichTextEditor.Strikethrough />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H3 />
          <RichTextEditor.H4 />
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Link />
          {upload ? (
            <PictureControl
              upload={upload}
              onBusyChange={onBusyChange}
              onDone={(src) => editor?.chain().focus().setImage({ src, alt: '' }).run()}
            />
          ) : null}
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}

interface PictureControlProps extends Pick<DescriptionEditorProps, 'onBusyChange'> {
  upload: Upload;
  onDone: (path: string) => void;
}

/** Chooses a picture, sends it, and puts it where the caret was. */
function PictureControl({ upload, onDone, onBusyChange }: PictureControlProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const { state, send } = useUpload(upload, onDone);
  const sending = state.status === 'sending';
  useTellBusy(sending, onBusyChange);
  return (
    <>
      <RichTextEditor.Control aria-label="Picture" disabled={sending} onClick={() => inputRef.current?.click()}>
        <Icon of={IconPhoto} size={18} />
      </RichTextEditor.Control>
      <input
        ref={inputRef}
        type="file"
        accept={IMAGE_ACCEPT}
        hidden
        aria-hidden
        tabIndex={-1}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void send(file);
        }}
      />
      <span role="status" className={classes.told}>
        {sending ? 'Sending the picture' : ''}
      </span>
      {state.status === 'failed' ? (
        <span role="alert" className={classes.told} data-refused>
          {state.text}
        </span>
      ) : null}
    </>
  );
}
