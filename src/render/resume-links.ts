import { nameParameters } from './parameter-names.ts'
import type { ModuleEntry, PageTree } from './tree/page-tree.ts'

type Modules = Pick<PageTree, 'entries'>

/**
 * Modules that a URL resumes, and the values for them. If the page no longer contains the module,
 * the first of its kind is used, because a split test may have ended.
 */
function resumedModules({ entries }: Modules, { searchParams }: URL) {
  const found = new Map<ModuleEntry, { name: string; value: string }>()
  const names = nameParameters(entries)
  for (const [asked, value] of searchParams) {
    const alike = entries.flatMap(entry => {
      const { resumeParameter } = entry.module
      return resumeParameter && asked.endsWith(`.${resumeParameter}`)
        ? { entry, name: names(entry)(resumeParameter) }
        : []
    })
    const meant = alike.find(({ name }) => name === asked) ?? alike[0]
    if (meant && !found.has(meant.entry)) found.set(meant.entry, { name: meant.name, value })
  }
  return found
}

/** Split-test subjects with modules that a URL resumes; keys by test. */
export function resumedSubjects(tree: Modules, url: URL): ReadonlyMap<string, string> {
  const resumed = [...resumedModules(tree, url).keys()]
  return new Map(
    resumed.flatMap(({ subjects }) => subjects).map(({ test, subject }) => [test, subject]),
  )
}

/** The URL with its values assigned to the existing modules. */
export function withResumed(tree: Modules, url: URL): URL {
  const said = new URL(url)
  for (const { name, value } of resumedModules(tree, url).values()) {
    if (!said.searchParams.has(name)) said.searchParams.set(name, value)
  }
  return said
}
