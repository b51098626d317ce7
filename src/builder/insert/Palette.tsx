import { Drawer } from '@puckeditor/core'
import { useContext, useState } from 'react'
import { CATEGORIES, type PageNode } from '#module-contract'
import { Icon } from '#ui'
import { CanvasContext } from '../canvas/CanvasContext.ts'
import { useCommands } from '../commands/CommandsContext.ts'
import { withNewIds } from '../document/new-ids.ts'
import { useModules } from '../modules.ts'
import { useTexts } from '../texts.ts'
import { findModules } from './find-modules.ts'
import { SavedParts } from './SavedParts.tsx'
import { startOf, translatedNode } from './start-of.ts'
import { variationsOf } from './variations.ts'

/**
 * Palette of all modules with a search and named variations. Modules are dragged to the canvas or
 * inserted by a click. The palette stays open.
 */
export function Palette() {
  const texts = useTexts()
  const commands = useCommands()
  const registry = useModules()
  const { modules } = registry
  const [words, setWords] = useState('')
  const [open, setOpen] = useState<string>()
  const insert = (type: string, props: Record<string, unknown>) => {
    const node = { type, props: { ...structuredClone(props), id: type } } as PageNode
    commands.insert(withNewIds(modules, node))
  }
  const { part, isLetter } = useContext(CanvasContext) ?? {}
  const found = findModules(modules, words, texts).filter(
    ([, { templatePart, toMail }]) =>
      (!templatePart || templatePart === part) && (!isLetter || toMail),
  )
  const first = words.trim() ? found[0]?.[0] : undefined
  return (
    <div className="palette">
      <input
        className="control"
        type="search"
        data-palette-search=""
        value={words}
        placeholder={texts('Search modules')}
        aria-label={texts('Search modules')}
        onChange={event => setWords(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter' && first) insert(first, startOf(registry, first, texts))
        }}
      />
      <p className="visually-hidden" role="status">
        {texts('Modules found: {count}', { count: found.length })}
      </p>
      {found.length === 0 && <p className="panel-note">{texts('No results')}</p>}
      <SavedParts words={words.trim()} />
      {CATEGORIES.map(category => {
        const here = found.filter(([, module]) => module.category === category)
        if (here.length === 0) return null
        return (
          <section key={category} aria-label={texts(category)}>
            <h2 className="panel-heading">{texts(category)}</h2>
            <Drawer>
              {here.map(([type, module]) => {
                const variations = variationsOf(registry, type)
                const label = texts(module.label)
                return (
                  <div key={type}>
                    {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and presses of the button that Puck makes in it */}
                    <div
                      className="palette-row"
                      data-first={type === first ? '' : undefined}
                      onClick={event => {
                        if ((event.target as Element).closest('.palette-module'))
                          insert(type, startOf(registry, type, texts))
                      }}
                      onKeyDown={event => {
                        if (!isDraggable(event.target) || !/^(Enter| )$/.test(event.key)) return
                        event.preventDefault()
                        insert(type, startOf(registry, type, texts))
                      }}
                    >
                      <Drawer.Item name={type} label={label}>
                        {() => (
                          <span className="palette-module" title={texts(module.description)}>
                            <Icon name={module.icon} />
                            {label}
                          </span>
                        )}
                      </Drawer.Item>
                      {variations.length > 0 && (
                        <button
                          type="button"
                          className="button-icon"
                          aria-expanded={open === type}
                          aria-label={texts('Variations of {label}', { label })}
                          onClick={() => setOpen(open === type ? undefined : type)}
                        >
                          ▾
                        </button>
                      )}
                    </div>
                    {open === type && (
                      <ul className="palette-examples">
                        {variations.map(({ name, node }) => (
                          <li key={name}>
                            <button
                              type="button"
                              onClick={() =>
                                commands.insert(
                                  withNewIds(modules, translatedNode(modules, node, texts)),
                                )
                              }
                            >
                              {texts(name)}
                            </button>
                          </li>
                        ))}
                      </ul>
                    )}
                  </div>
                )
              })}
            </Drawer>
          </section>
        )
      })}
    </div>
  )
}

/** Puck makes draggable entries focusable buttons. */
function isDraggable(target: EventTarget): boolean {
  return target instanceof Element && target.matches('[role="button"]')
}
