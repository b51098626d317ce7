import type { Modules, PageNode } from '#module-contract'
import { createNodeId } from './new-ids.ts'

/** Maximum length of URL fields. */
const MAX_LENGTH = 500

/** Creates the module that shows the content of a URL. Undefined for other texts and unknown providers. */
export function nodeOfAddress(modules: Modules, text: string): PageNode | undefined {
  const address = text.trim()
  if (!/^https?:\/\/\S+$/i.test(address) || address.length > MAX_LENGTH) return undefined
  for (const [type, { fromAddress }] of modules) {
    const props = fromAddress?.(address)
    if (props) return { type, props: { id: createNodeId(type), ...props } }
  }
  return undefined
}
