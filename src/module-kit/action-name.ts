/** The field of a posted form that says which action of which module is meant. */
export const ACTION_FIELD = '_action'

/** Value of `ACTION_FIELD`: `<module id>/<name>`. */
export function actionName(nodeId: string, name: string): string {
  return `${nodeId}/${name}`
}
