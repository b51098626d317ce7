import { ACTION_FIELD, actionName } from './action-name.ts'

/** Hidden form field that names the module and action that the form calls. */
export function ActionField({ node, name }: { node: string; name: string }) {
  return <input type="hidden" name={ACTION_FIELD} value={actionName(node, name)} />
}
