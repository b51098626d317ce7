import type { AnyAction, PageNode } from '#module-contract'
import type { ServerModules } from '#modules/services'
import type { ModuleEntry, RepeatedCopy } from '#render'
import type { ResolvedPage } from '../page/resolve-page.ts'

/** An action of a page and its module. */
export interface Target {
  entry: ModuleEntry
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
  const entry = prepared.tree.entries.find(
    ({ node, isRepeated }) => node.props.id === nodeId && !isRepeated,
  )
  const action = entry && actionOf(actions, entry.node, name)
  return action && { entry, action }
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
  const entry = prepared.tree.entries.find(
    ({ node, subjects }) => node.props.id === nodeId && subjects.length > 0,
  )
  return new Map(entry?.subjects.map(({ test, subject }) => [test, subject]))
}
