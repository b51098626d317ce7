import { isRecord } from '#base'
import { isPageNode, type PageDocument } from '#module-contract'

/** Whether a module of one of these documents has an id. The documents are read when it is first called. */
export function createStoredIds(stored: readonly PageDocument[]): (id: string) => boolean {
  let ids: Set<string> | undefined

  function gather(value: unknown, found: Set<string>) {
    if (Array.isArray(value)) {
      for (const one of value) gather(one, found)
    } else if (isRecord(value)) {
      if (isPageNode(value)) found.add(value.props.id)
      for (const one of Object.values(value)) gather(one, found)
    }
    return found
  }

  return id => {
    ids ??= gather(
      stored.map(document => document.content),
      new Set(),
    )
    return ids.has(id)
  }
}
