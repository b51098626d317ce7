import { isRecord } from '#base'
import { isPageNode, type Modules, type PageNode } from '#module-contract'
import { toPopupName } from '#pages/schema'
import type { PopupFrame } from './schemas.ts'

/** Finds the popups of a document at any depth. */
export function* framesIn(modules: Modules, value: unknown): Generator<PopupFrame> {
  if (Array.isArray(value)) {
    for (const one of value) yield* framesIn(modules, one)
  } else if (isRecord(value)) {
    if (isPageNode(value) && value.type === 'popup') yield toFrame(modules, value)
    yield* framesIn(modules, Object.values(isPageNode(value) ? value.props : value))
  }
}

function toFrame(modules: Modules, { props }: PageNode): PopupFrame {
  const all = { ...modules.get('popup')?.props.defaults, ...props }
  return {
    name: toPopupName(String(all.name ?? '')),
    kind: String(all.kind),
    trigger: String(all.trigger),
    at: Number(all.at) || 0,
    frequency: String(all.frequency),
    times: Number(all.times) || 0,
  }
}
