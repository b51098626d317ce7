import { useMemo, useState } from 'react'
import type { Modules, PageNode } from '#module-contract'
import { useCommands } from '../commands/CommandsContext.ts'
import { walk } from '../document/nodes.ts'
import { textsOf } from '../document/summary.ts'
import { useModules } from '../modules.ts'
import { useTexts } from '../texts.ts'

interface Hit {
  node: PageNode
  text: string
}

/** Finds modules by text, type or id. */
export function Find({ content }: { content: readonly PageNode[] }) {
  const texts = useTexts()
  const commands = useCommands()
  const { modules } = useModules()
  const [words, setWords] = useState('')
  const hits = useMemo(
    () => findHits(modules, content, words.trim().toLowerCase()),
    [modules, content, words],
  )
  return (
    <div className="find">
      <input
        className="control"
        type="search"
        data-find=""
        value={words}
        placeholder={texts('Find on page')}
        aria-label={texts('Find on page')}
        onChange={event => setWords(event.target.value)}
        onKeyDown={event => {
          const [first] = hits
          if (event.key === 'Enter' && first) commands.select(first.node.props.id)
        }}
      />
      {words.trim() && (
        <>
          <p className="panel-note" role="status">
            {texts('{count} found', { count: hits.length })}
          </p>
          <ul className="find-hits">
            {hits.slice(0, 50).map(({ node, text }) => (
              <li key={node.props.id}>
                <button type="button" onClick={() => commands.select(node.props.id)}>
                  <strong>{texts(modules.get(node.type)?.label ?? node.type)}</strong> {text}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function findHits(modules: Modules, content: readonly PageNode[], words: string): Hit[] {
  if (!words) return []
  const hits: Hit[] = []
  for (const { node } of walk(modules, content)) {
    const label = modules.get(node.type)?.label ?? node.type
    const found = [...textsOf(modules, node), label, node.props.id].find(text =>
      text.toLowerCase().includes(words),
    )
    if (found) hits.push({ node, text: found === label ? '' : found.slice(0, 80) })
  }
  return hits
}
