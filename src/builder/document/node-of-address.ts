import type { PageNode } from '#module-kit'
import { modules } from '#modules'
import { createNodeId } from './new-ids.ts'

/** As long as the fields for addresses take them. */
const MAX_LENGTH = 500

/** The module that shows what stands at an address; undefined for what is no address, or of nobody that is known. */
export function nodeOfAddress(text: string): PageNode | undefined {
  const address = text.trim()
  if (!/^https?:\/\/\S+$/i.test(address) || address.length > MAX_LENGTH) return undefined
  for (const [type, { fromAddress }] of modules) {
    const props = fromAddress?.(address)
    if (props) return { type, props: { id: createNodeId(type), ...props } }
  }
  return undefined
}
