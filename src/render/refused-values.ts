import { isOwnCookie } from '#base'
import { type AnyModule, type PageDocument, type PageNode, slotsIn } from '#module-contract'
import { displayOf } from './display/of-node.ts'
import type { DocumentProblem } from './document-problems.ts'

/** Valid values that may not be saved or published, with their paths. */
export function refusedProps(module: AnyModule, node: PageNode, path: string): DocumentProblem[] {
  const conditions = displayOf(node)?.conditions ?? []
  return [
    ...(module.refuses?.(node.props) ?? []).map(({ option, message }) => ({
      path: `${path}/props/${option.replaceAll('.', '/')}`,
      message,
    })),
    ...conditions.flatMap((condition, index) =>
      condition.kind === 'cookie' && isOwnCookie(condition.name)
        ? [
            {
              path: `${path}/props/display/conditions/${index}/name`,
              message: `"${condition.name}" is a cookie of the site itself, which conditions must not read`,
            },
          ]
        : [],
    ),
  ]
}

/** All refused values of a stored document. */
export function refusedValues(
  modules: ReadonlyMap<string, AnyModule>,
  document: PageDocument,
): DocumentProblem[] {
  const problems: DocumentProblem[] = []
  function visit(node: PageNode, path: string) {
    const module = modules.get(node.type)
    if (!module) return
    problems.push(...refusedProps(module, node, path))
    for (const { nodes, path: slot } of slotsIn(module.props, node.props)) {
      ;(nodes as PageNode[]).forEach((inner, index) => {
        visit(inner, `${path}/props/${slot.replaceAll('.', '/')}/${index}`)
      })
    }
  }
  document.content.forEach((node, index) => {
    visit(node, `/content/${index}`)
  })
  return problems
}
