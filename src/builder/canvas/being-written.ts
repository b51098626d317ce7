/** The one text of the canvas that is being edited in place, by module and path. */
let written: string | undefined
const keyOf = (nodeId: string, path: string) => `${nodeId} ${path}`

/** Whether this text is being edited: it keeps its editor even when it becomes empty. */
export function isBeingWritten(nodeId: string, path: string): boolean {
  return written === keyOf(nodeId, path)
}

export function beginWriting(nodeId: string, path: string) {
  written = keyOf(nodeId, path)
}

/** Does nothing when another text is being edited already. */
export function endWriting(nodeId: string, path: string) {
  if (isBeingWritten(nodeId, path)) written = undefined
}
