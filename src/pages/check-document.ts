import { ok, refuse } from '#base'
import type { PageDocument } from '#module-kit'
import type { Author, DocumentRules } from './page-deps.ts'

/**
 * The document as it is to be stored, or why not. What is unknown is taken only if a state of the page has it; `older`
 * reads states that are dear to read, and is asked only when the `stored` ones do not suffice. Code that stands in none of
 * the `stored` ones is refused where the author may not write any.
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

/** Code may be moved, copied and left out by everybody; what is written anew takes the right to. */
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
