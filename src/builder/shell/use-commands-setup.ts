import { useGetPuck } from '@puckeditor/core'
import { useEffect, useMemo, useRef } from 'react'
import { type Commands, createCommands } from '../commands/create-commands.ts'
import { listenToKeys } from '../commands/keys.ts'
import { useModules } from '../modules.ts'
import { useTexts } from '../texts.ts'

interface Handlers {
  announce(text: string): void
  openInsert(): void
  openFind(): void
  openTree(): void
  focusPanel(by: 1 | -1): void
  save(): void
}

/** Creates the commands and registers their keys in the page and the canvas. */
export function useCommandsSetup(handlers: Handlers): Commands {
  const getPuck = useGetPuck()
  const texts = useTexts()
  const { modules } = useModules()
  const latest = useRef(handlers)
  latest.current = handlers
  const commands = useMemo(
    () =>
      createCommands({
        modules,
        getPuck,
        announce: (english, values = {}) => {
          const words = Object.entries(values).map(([name, value]) => [name, texts(value)])
          latest.current.announce(texts(english, Object.fromEntries(words)))
        },
        openInsert: () => latest.current.openInsert(),
        openFind: () => latest.current.openFind(),
        openTree: () => latest.current.openTree(),
        focusPanel: by => latest.current.focusPanel(by),
        save: () => latest.current.save(),
      }),
    [getPuck, modules, texts],
  )
  useEffect(() => listenToKeys(document, commands), [commands])
  return commands
}
