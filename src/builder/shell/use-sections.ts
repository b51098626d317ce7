import { useEffect, useMemo } from 'react'
import type { PageNode } from '#module-contract'
import type { EditedPage } from '../api.ts'
import type { Commands } from '../commands/create-commands.ts'
import { withSections } from '../document/fitting-position.ts'
import { useModules } from '../modules.ts'

/**
 * Wraps modules dragged to the top level in a section, in the same undo step. Blocks, presets and
 * pages that were loaded without sections are not changed.
 */
export function useSections(page: EditedPage, content: readonly PageNode[], commands: Commands) {
  const { modules } = useModules()
  const known = useMemo(() => new Set(page.document.content.map(node => node.props.id)), [page])
  const isPart = page.kind === 'block' || page.kind === 'preset'
  useEffect(() => {
    if (isPart) return
    const next = withSections(modules, content, known)
    if (next !== content) commands.setContent([...next])
  }, [modules, isPart, content, known, commands])
}
