import type { HeadChanges } from '#module-contract'

/**
 * Merges changes of the head in page order: query parameters are combined, for other values the
 * last one wins.
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
