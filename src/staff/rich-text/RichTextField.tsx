import { EditorContent, useEditor } from '@tiptap/react'
import { useState } from 'react'
import { useStaffTexts } from '../texts.tsx'
import { canWrite, extensions } from './extensions.ts'
import { RichTextToolbar } from './RichTextToolbar.tsx'
import { toHtml, useOwnChanges } from './use-own-changes.ts'
import './rich-text.css'

interface RichTextFieldProps {
  id?: string
  /** HTML. */
  value: string
  onChange(html: string): void
  label: string
}

/** Rich text field. HTML with unsupported elements (tables, images) is edited as source. */
export function RichTextField({ id, value, onChange, label }: RichTextFieldProps) {
  const t = useStaffTexts()
  const isWritable = canWrite(value)
  const [isHtmlAsked, setAsHtml] = useState(!isWritable)
  // Also after external changes: unsupported elements would be lost with the next edit.
  const asHtml = isHtmlAsked || !isWritable
  return (
    <div className="rich-text">
      {asHtml ? (
        <textarea
          id={id}
          className="rich-text-html"
          aria-label={label}
          rows={10}
          spellCheck={false}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      ) : (
        <Writing id={id} value={value} onChange={onChange} label={label} />
      )}
      <button
        type="button"
        className="rich-text-switch"
        disabled={asHtml && !isWritable}
        onClick={() => setAsHtml(!asHtml)}
      >
        {t(asHtml ? 'richText.asText' : 'richText.asHtml')}
      </button>
      {asHtml && !isWritable && <small>{t('richText.onlyHtml')}</small>}
    </div>
  )
}

function Writing({ id, value, onChange, label }: RichTextFieldProps) {
  const editor = useEditor({
    extensions,
    content: value,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(id ? { id } : {}),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(remember(toHtml(changed))),
  })
  const remember = useOwnChanges(editor, value)
  if (!editor) return null
  return (
    <>
      <RichTextToolbar editor={editor} />
      <EditorContent editor={editor} className="rich-text-area" />
    </>
  )
}
