import ContentCopy from '@mui/icons-material/ContentCopy'
import { useContext, useEffect, useState } from 'react'
import type { PageNode } from '#module-contract'
import { CanvasContext } from '../canvas/CanvasContext.ts'
import { useCommands } from '../commands/CommandsContext.ts'
import { allWithNewIds, createNodeId } from '../document/new-ids.ts'
import { useModules } from '../modules.ts'
import { useTexts } from '../texts.ts'
import { listParts, readPart, type SavedPart } from './saved-parts.ts'

/** Saved blocks and presets, inserted as a reference or as a copy. */
export function SavedParts({ words }: { words: string }) {
  const texts = useTexts()
  const commands = useCommands()
  const { modules } = useModules()
  const own = useContext(CanvasContext)?.page.id
  const [parts, setParts] = useState<SavedPart[]>([])
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    listParts().then(setParts, () => setFailed(true))
  }, [])

  async function insertCopy(part: SavedPart) {
    try {
      for (const node of allWithNewIds(modules, await readPart(part.id))) commands.insert(node)
    } catch {
      setFailed(true)
    }
  }
  function insertSynced(part: SavedPart) {
    const id = createNodeId('layout-block')
    commands.insert({ type: 'layout-block', props: { id, block: part.id } } as PageNode)
  }
  const found = parts
    // A block cannot contain itself.
    .filter(part => part.id !== own)
    .filter(part => part.title.toLowerCase().includes(words.toLowerCase()))
  if (isFailed) return <p role="alert">{texts('Something went wrong. Please try again.')}</p>
  if (found.length === 0) return null
  return (
    <section aria-label={texts('Saved')}>
      <h2 className="panel-heading">{texts('Saved')}</h2>
      <ul className="saved-parts">
        {found.map(part => (
          <li key={part.id} className="palette-row">
            <button
              type="button"
              className="palette-module"
              onClick={() => (part.kind === 'block' ? insertSynced(part) : void insertCopy(part))}
            >
              {part.title}
              <small>{texts(part.kind === 'block' ? 'Global block' : 'Saved module')}</small>
            </button>
            {part.kind === 'block' && (
              <button
                type="button"
                className="button-icon"
                aria-label={texts('Add a copy of {name}', { name: part.title })}
                title={texts('Add a copy of {name}', { name: part.title })}
                onClick={() => void insertCopy(part)}
              >
                <ContentCopy fontSize="inherit" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
