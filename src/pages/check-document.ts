import { ok, refuse } from '#base'
import type { PageDocument } from '#module-contract'
import type { Author, DocumentRules } from './page-deps.ts'

/**
 * The document as it will be stored, or the reason for refusing it. Unknown content is only
 * accepted if a stored state of the page has it; `older` loads expensive older states and is only
 * called if `stored` is not enough. New code is refused if the author may not write code.
 */
export async function checkDocument(
  rules: DocumentRules,
  document: unknown,
  author: Author,
  stored: readonly PageDocument[] = [],
  older: () => Promise<readonly PageDocument[]> = async () => [],
) {
  if (rules.isNewer(document)) return refuse('newer')
  let known = stored
  let problems = rules.validate(document, known)
  if (problems.some(({ path }) => path.endsWith('/type') || path.endsWith('/props/id'))) {
    known = [...stored, ...(await older())]
    problems = rules.validate(document, known)
  }
  if (problems.length > 0) return refuse('invalid', { problems })
  if (!keepsCode(rules, document as PageDocument, author, stored)) return refuse('code-forbidden')
  return ok({ document: rules.clean(document as PageDocument, known) })
}

/** Everyone may move, copy and remove existing code; new code needs permission. */
export function keepsCode(
  rules: DocumentRules,
  document: PageDocument,
  author: Author,
  stored: readonly PageDocument[],
): boolean {
  if (!author.keepsCode) return true
  const written = rules.restricted(document)
  if (written.length === 0) return true
  const known = new Set(stored.flatMap(rules.restricted))
  return written.every(one => known.has(one))
}
