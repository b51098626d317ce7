import type { AnyAction, AnyModule, PageNode } from '#module-contract'
import type { ServerModules } from '#modules/services'
import type { RepeatedCopy } from '#render'
import type { ResolvedPage } from '../page/resolve-page.ts'

/** An action of a page and its module. */
export interface Target {
  /** Node of the prepared document. */
  node: PageNode
  module: AnyModule
  action: AnyAction
  /** For repeated modules: the submitted copy. */
  copy?: RepeatedCopy
}

type Actions = ServerModules['actions']

export function findTarget(
  actions: Actions,
  { prepared }: ResolvedPage,
  nodeId: string,
  name: string,
): Target | undefined {
  for (const [node, module] of prepared.nodes) {
    if (node.props.id !== nodeId || prepared.repeated.has(node)) continue
    const action = actionOf(actions, node, name)
    return action && { node, module, action }
  }
  return undefined
}

export function actionOf(
  actions: Actions,
  { type }: PageNode,
  name: string,
): AnyAction | undefined {
  const named = actions.get(type) ?? {}
  return Object.hasOwn(named, name) ? named[name] : undefined
}

/** The subjects that a module is in; keys by test. */
export function subjectsAround({ prepared }: ResolvedPage, nodeId: string): Map<string, string> {
  const found = [...prepared.subjectsOf].find(([node]) => node.props.id === nodeId)
  return new Map(found?.[1].map(({ test, subject }) => [test, subject]))
}
