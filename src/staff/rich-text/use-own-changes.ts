import type { Editor } from '@tiptap/core'
import { useEffect, useRef } from 'react'

export function toHtml(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML()
}

/**
 * Applies external changes (undo, another field for the same text) but ignores the editor's own;
 * returns a function to report own changes.
 */
export function useOwnChanges(editor: Editor | null, html: string): (said: string) => string {
  const last = useRef(html)
  useEffect(() => {
    if (!editor || html === last.current) return
    last.current = html
    editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])
  return said => {
    last.current = said
    return said
  }
}
