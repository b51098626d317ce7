import { createHash } from 'node:crypto'
import { isFrameId, isPageNode } from '#module-contract'
import { type DraftEntry, setId, walkEntries } from './draft-entry.ts'

const MAX_ID = 64

/** Unique ids on a page that combines several documents. */
export function createModuleIds() {
  const ids = new Set<string>()
  const isTaken = (id: string) => ids.has(id) || isFrameId(id)

  /** Appends a hash if the name is too long or taken. */
  function freeId(name: string): string {
    let id = name
    for (let tries = 0; id.length > MAX_ID || isTaken(id); tries++) {
      const hash = createHash('sha256').update(`${tries} ${name}`).digest('hex').slice(0, 12)
      id = `${name.slice(0, MAX_ID - hash.length - 1)}-${hash}`
    }
    ids.add(id)
    return id
  }

  function rename(entries: readonly DraftEntry[], nameOf: (id: string) => string) {
    for (const entry of walkEntries(entries)) {
      if (isPageNode(entry.node)) setId(entry, nameOf(entry.node.props.id))
    }
  }

  return {
    /** Keeps stored ids, except reserved ones. */
    takeOwn(entries: readonly DraftEntry[]) {
      rename(entries, id => {
        ids.add(id)
        return id
      })
      rename(entries, id => (isFrameId(id) ? freeId(`module-${id}`) : id))
    },

    /** Changes ids that are already used by another document. */
    renameCollisions(entries: readonly DraftEntry[], prefix: string) {
      rename(entries, id => {
        if (isTaken(id)) return freeId(`${prefix}-${id}`)
        ids.add(id)
        return id
      })
    },

    /** Derives ids of a block's modules from its place, because a block may appear twice. */
    prefixIds(entries: readonly DraftEntry[], place: string) {
      rename(entries, id => freeId(`${place}-${id}`))
    },
  }
}
