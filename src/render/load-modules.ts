import { measure, noteLoader } from '#base/metrics'
import type { RepeatedCopy } from './rendered-body.ts'
import type { ModuleEntry, PageTree } from './tree/page-tree.ts'
import { createRepeats, originOf, type RenderedEntry } from './tree/repeat.ts'

type LoadedEntry = RenderedEntry & ModuleEntry

export interface LoadedModules {
  /** Loader data, also of copies. */
  loaded: ReadonlyMap<RenderedEntry, unknown>
  /** Entries whose loader failed. */
  failed: ReadonlySet<RenderedEntry>
  /** Copies of repeating modules, a list for each item. */
  lists: ReadonlyMap<RenderedEntry, RenderedEntry[][]>
  /** Copies by id. */
  copies: ReadonlyMap<string, RepeatedCopy>
}

/**
 * Runs the loaders of a page in parallel. Repeated modules are copied and loaded after the module
 * that repeats them.
 */
export async function loadModules(
  tree: PageTree,
  options: {
    /** Undefined without a loader, and for hidden modules. */
    loaderOf(entry: LoadedEntry): (() => unknown) | undefined
    onFailure(entry: LoadedEntry, error: unknown): void
    /** Component props. */
    propsOf(entry: LoadedEntry): Record<string, unknown>
  },
): Promise<LoadedModules> {
  const loaded = new Map<RenderedEntry, unknown>()
  const failed = new Set<RenderedEntry>()
  const lists = new Map<RenderedEntry, RenderedEntry[][]>()
  const copies = new Map<string, RepeatedCopy>()
  const repeats = createRepeats(tree)
  await measure('load', () => loadAll(tree.entries.filter(entry => !entry.isRepeated)))
  return { loaded, failed, lists, copies }

  async function loadAll(entries: readonly LoadedEntry[]) {
    await Promise.all(entries.map(loadEntry))
    const shown = entries.flatMap(entry => {
      if (!entry.module.repeats || !loaded.has(entry)) return []
      const made = repeats.repeat(entry, entry.module.repeats(loaded.get(entry)))
      lists.set(entry, made.lists)
      return made.shown
    })
    for (const entry of shown) noteCopy(entry)
    if (shown.length > 0) await loadAll(shown)
  }

  async function loadEntry(entry: LoadedEntry) {
    const load = options.loaderOf(entry)
    if (!load) return
    const startedAt = performance.now()
    try {
      loaded.set(entry, await load())
      noteLoader(entry.node.type, performance.now() - startedAt)
    } catch (error) {
      options.onFailure(entry, error)
      failed.add(entry)
    }
  }

  function noteCopy(entry: LoadedEntry) {
    const { node, item } = entry
    if (!item) return
    const props = () => options.propsOf(entry)
    copies.set(node.props.id, { origin: originOf(entry), page: item.page, props })
  }
}
