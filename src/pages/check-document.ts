import { ok, refuse } from '#base'
import type { PageDocument } from '#module-kit'
import type { DocumentRules } from './page-deps.ts'

/**
 * The document as it is to be stored, or why not. What is unknown is taken only if a state of the page has it; `older`
 * reads states that are dear to read, and is asked only when the `stored` ones do not suffice.
 */
export async function checkDocument(
  rules: DocumentRules,
  document: unknown,
  stored: readonly PageDocument[] = [],
  older: () => Promise<readonly PageDocument[]> = async () => [],
) {
  if (rules.isNewer(document)) return refuse('newer')
  let known = stored
  let problems = rules.validate(document, known)
  if (problems.some(problem => problem.path.endsWith('/type'))) {
    known = [...stored, ...(await older())]
    problems = rules.validate(document, known)
  }
  if (problems.length > 0) return refuse('invalid', { problems })
  return ok({ document: rules.clean(document as PageDocument, known) })
}
