/** Form field that names the module and action. */
export const ACTION_FIELD = '_action'

/** Value of `ACTION_FIELD`: `<module id>/<name>`. */
export function actionName(nodeId: string, name: string): string {
  return `${nodeId}/${name}`
}

/** Hidden form field that names the module and action that the form calls. */
export function ActionField({ node, name }: { node: string; name: string }) {
  return <input type="hidden" name={ACTION_FIELD} value={actionName(node, name)} />
}
