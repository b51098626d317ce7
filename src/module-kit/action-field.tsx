import { ACTION_FIELD, actionName } from './action-name.ts'

/** In a form: says which action of which module it calls. */
export function ActionField({ node, name }: { node: string; name: string }) {
  return <input type="hidden" name={ACTION_FIELD} value={actionName(node, name)} />
}
