import { nameParameters } from './parameter-names.ts'
import type { PreparedDocument } from './prepared-document.ts'

/** The subjects of split tests in which modules stand that an address brings its visitor back to; keys by test. */
export function resumedSubjects(
  { nodes, subjectsOf }: Pick<PreparedDocument, 'nodes' | 'subjectsOf'>,
  { searchParams }: URL,
): ReadonlyMap<string, string> {
  const resumed = new Map<string, string>()
  if (searchParams.size === 0) return resumed
  const names = nameParameters(nodes)
  for (const [node, subjects] of subjectsOf) {
    const parameter = nodes.get(node)?.resumedBy
    if (!parameter || !searchParams.has(names(node)(parameter))) continue
    for (const { test, subject } of subjects) resumed.set(test, subject)
  }
  return resumed
}
