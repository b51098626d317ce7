import { useEffect, useMemo, useRef, useState } from 'react'
import type { PageDocument } from '#module-contract'
import type { EditedPage, PageApi } from '../api.ts'
import { toDocument } from '../document/convert.ts'
import { useModules } from '../modules.ts'
import { type Autosave, createAutosave, type SaveState } from '../save/autosave.ts'
import { createLocalCopyKeeper } from '../save/local-copy.ts'
import { usePuck } from './use-puck.ts'

/** Serialized only when it is saved, not on every key. */
export type Draft = () => PageDocument

/** Saves the draft after each change, and warns before leaving with unsaved changes. */
export function useAutosave(
  api: PageApi,
  page: EditedPage,
): { state: SaveState; autosave: Autosave<Draft> } {
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: page.updatedAt })
  const { modules } = useModules()
  const data = usePuck(puck => puck.appState.data)
  const first = useRef(data)
  const copy = useMemo(() => createLocalCopyKeeper(page.id), [page])
  const autosave = useMemo(
    () =>
      createAutosave<Draft>({
        version: page.version,
        savedAt: page.updatedAt,
        save: (draft, version, force) => api.save(draft(), version, force),
        keep: (draft, version, isSaving) =>
          draft ? copy.keep(draft, version, isSaving) : copy.remove(),
        onState: setState,
      }),
    [api, page, copy],
  )

  useEffect(() => {
    if (data === first.current) return
    first.current = data
    autosave.change(() => toDocument(modules, data, page.document))
  }, [modules, data, autosave, page])

  const isSafe = state.kind === 'saved'
  useEffect(() => {
    if (isSafe) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    const hide = () => void autosave.flush()
    addEventListener('beforeunload', ask)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('beforeunload', ask)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [isSafe, autosave])
  useEffect(() => {
    addEventListener('pagehide', copy.write)
    return () => {
      removeEventListener('pagehide', copy.write)
      copy.write()
    }
  }, [copy])
  useEffect(() => () => autosave.stop(), [autosave])
  return { state, autosave }
}
