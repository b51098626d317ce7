import { useEffect, useState } from 'react'
import type { PageNode } from '#module-kit'
import { modules } from '#modules'
import { useCanvas } from '../canvas/CanvasContext.ts'
import { useCommands } from '../commands/CommandsContext.ts'
import { findPlace } from '../document/nodes.ts'
import { useTexts } from '../texts.ts'
import { findContrastNotes } from './find-contrast-notes.ts'
import { findDocumentNotes, type Note } from './find-notes.ts'

const WAIT_MS = 600

/** What would keep visitors from reading or using the page, found while it is edited. */
export function useNotes(content: readonly PageNode[]): Note[] {
  const { references } = useCanvas()
  const [notes, setNotes] = useState<Note[]>([])
  useEffect(() => {
    const timer = setTimeout(() => {
      const frame = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument
      const found = findDocumentNotes(content, references.image)
      setNotes(frame ? [...found, ...findContrastNotes(frame)] : found)
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [content, references])
  return notes
}

export function Notes({ notes, content }: { notes: Note[]; content: readonly PageNode[] }) {
  const texts = useTexts()
  const commands = useCommands()
  if (notes.length === 0) {
    return <p className="panel-note">{texts('No accessibility issues found.')}</p>
  }
  return (
    <ul className="notes">
      {notes.map((note, index) => {
        const node = note.nodeId ? findPlace(content, note.nodeId)?.node : undefined
        return (
          <li key={`${note.nodeId} ${note.kind} ${index}`}>
            <button type="button" onClick={() => commands.select(note.nodeId)}>
              {node && <strong>{texts(modules.get(node.type)?.label ?? node.type)}</strong>}
              {texts(note.text, { value: note.value ?? '' })}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
