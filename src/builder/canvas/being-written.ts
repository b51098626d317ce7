/** The text on the canvas that is being edited in place, by module and path. */
let written: string | undefined
const keyOf = (nodeId: string, path: string) => `${nodeId} ${path}`

/** Whether this text is being edited. Its editor stays open even when it becomes empty. */
export function isBeingWritten(nodeId: string, path: string): boolean {
  return written === keyOf(nodeId, path)
}

export function beginWriting(nodeId: string, path: string) {
  written = keyOf(nodeId, path)
}

/** Does nothing if another text is already being edited. */
export function endWriting(nodeId: string, path: string) {
  if (isBeingWritten(nodeId, path)) written = undefined
}
