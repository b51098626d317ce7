import type { HeadChanges } from '#module-kit'

/**
 * What modules say of the page's head, in the order in which they stand: what each list makes of the address adds up, of
 * everything else the last word counts.
 */
export function mergeHeads(heads: readonly HeadChanges[]): HeadChanges {
  const queries = heads.flatMap(head => [...(head.canonicalQuery ?? [])])
  return {
    ...Object.assign({}, ...heads),
    titleDetails: heads.flatMap(head => head.titleDetails ?? []),
    canonicalQuery: new URLSearchParams(queries),
    ...(heads.some(head => head.noindex) ? { noindex: true } : {}),
  }
}
