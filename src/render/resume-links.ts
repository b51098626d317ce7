import type { PageNode } from '#module-contract'
import { nameParameters } from './parameter-names.ts'
import type { PreparedDocument } from './prepared-document.ts'

type Prepared = Pick<PreparedDocument, 'nodes' | 'subjectsOf'>

/**
 * Modules that a URL resumes, and the values for them. If the page no longer contains the module,
 * the first of its kind is used, because a split test may have ended.
 */
function resumedModules({ nodes }: Pick<Prepared, 'nodes'>, { searchParams }: URL) {
  const found = new Map<PageNode, { name: string; value: string }>()
  const names = nameParameters(nodes)
  for (const [asked, value] of searchParams) {
    const alike = [...nodes].flatMap(([node, { resumeParameter }]) =>
      resumeParameter && asked.endsWith(`.${resumeParameter}`)
        ? { node, name: names(node)(resumeParameter) }
        : [],
    )
    const meant = alike.find(({ name }) => name === asked) ?? alike[0]
    if (meant && !found.has(meant.node)) found.set(meant.node, { name: meant.name, value })
  }
  return found
}

/** Split-test subjects with modules that a URL resumes; keys by test. */
export function resumedSubjects(prepared: Prepared, url: URL): ReadonlyMap<string, string> {
  const resumed = [...resumedModules(prepared, url).keys()]
  return new Map(
    resumed
      .flatMap(node => prepared.subjectsOf.get(node) ?? [])
      .map(({ test, subject }) => [test, subject]),
  )
}

/** The URL with its values assigned to the existing modules. */
export function withResumed(prepared: Pick<Prepared, 'nodes'>, url: URL): URL {
  const said = new URL(url)
  for (const { name, value } of resumedModules(prepared, url).values()) {
    if (!said.searchParams.has(name)) said.searchParams.set(name, value)
  }
  return said
}
