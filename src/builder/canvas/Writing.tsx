import { EditorContent, useEditor } from '@tiptap/react'
import { useState } from 'react'
import { canWrite, extensions, RichTextToolbar, toHtml, useOwnChanges } from '#staff/rich-text'

interface WritingProps {
  html: string
  onChange(html: string): void
  onEnd(): void
}

/** Editor of one text while it has focus. */
export default function Writing({ html, onChange, onEnd }: WritingProps) {
  // Initial content. Typed text comes back as `html` and must not reset the editor.
  const [content] = useState(html)
  const [isWritable] = useState(() => canWrite(html))
  const editor = useEditor({
    extensions,
    content,
    editable: isWritable,
    autofocus: 'end',
    onUpdate: ({ editor: changed }) => onChange(remember(toHtml(changed))),
    onBlur: ({ event }) => {
      const next = event.relatedTarget as Element | null
      if (!next?.closest('.rich-text-toolbar')) onEnd()
    },
  })
  const remember = useOwnChanges(editor, html)
  if (!isWritable) {
    return <div className="vt-inline" dangerouslySetInnerHTML={{ __html: html }} />
  }
  return (
    <>
      {editor && <RichTextToolbar editor={editor} />}
      <EditorContent editor={editor} className="vt-inline" />
    </>
  )
}
