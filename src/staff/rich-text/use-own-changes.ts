import type { Editor } from '@tiptap/core'
import { useEffect, useRef } from 'react'

export function toHtml(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML()
}

/**
 * Takes over what was changed from elsewhere (undo, the other place where the same text is written), and leaves alone
 * what the editor itself has said: answers a function that it says its changes to.
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
