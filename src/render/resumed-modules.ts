import type { PageNode } from '#module-kit'
import { nameParameters } from './parameter-names.ts'
import type { PreparedDocument } from './prepared-document.ts'

type Prepared = Pick<PreparedDocument, 'nodes' | 'subjectsOf'>

/**
 * The modules that an address brings its visitor back to, and what it says to them. The first of its kind stands for one that the
 * page has no more: a split test may have ended without it.
 */
function resumedModules({ nodes }: Pick<Prepared, 'nodes'>, { searchParams }: URL) {
  const found = new Map<PageNode, { name: string; value: string }>()
  const names = nameParameters(nodes)
  for (const [asked, value] of searchParams) {
    const alike = [...nodes].flatMap(([node, { resumedBy }]) =>
      resumedBy && asked.endsWith(`.${resumedBy}`) ? { node, name: names(node)(resumedBy) } : [],
    )
    const meant = alike.find(({ name }) => name === asked) ?? alike[0]
    if (meant && !found.has(meant.node)) found.set(meant.node, { name: meant.name, value })
  }
  return found
}

/** The subjects of split tests in which the modules stand that an address brings its visitor back to; keys by test. */
export function resumedSubjects(prepared: Prepared, url: URL): ReadonlyMap<string, string> {
  const resumed = [...resumedModules(prepared, url).keys()]
  return new Map(
    resumed
      .flatMap(node => prepared.subjectsOf.get(node) ?? [])
      .map(({ test, subject }) => [test, subject]),
  )
}

/** The same address, with what it brings back said to the modules that are there. */
export function withResumed(prepared: Pick<Prepared, 'nodes'>, url: URL): URL {
  const said = new URL(url)
  for (const { name, value } of resumedModules(prepared, url).values()) {
    if (!said.searchParams.has(name)) said.searchParams.set(name, value)
  }
  return said
}
