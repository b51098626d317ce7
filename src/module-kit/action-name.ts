/** Form field that names the module and action. */
export const ACTION_FIELD = '_action'

/** Value of `ACTION_FIELD`: `<module id>/<name>`. */
export function actionName(nodeId: string, name: string): string {
  return `${nodeId}/${name}`
}
