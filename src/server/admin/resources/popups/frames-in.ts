import { isRecord } from '#base'
import { isPageNode, type PageNode } from '#module-contract'
import { modules } from '#modules'
import { toPopupName } from '#pages/schema'
import type { PopupFrame } from './schemas.ts'

/** Finds the popups of a document at any depth. */
export function* framesIn(value: unknown): Generator<PopupFrame> {
  if (Array.isArray(value)) {
    for (const one of value) yield* framesIn(one)
  } else if (isRecord(value)) {
    if (isPageNode(value) && value.type === 'popup') yield toFrame(value)
    yield* framesIn(Object.values(isPageNode(value) ? value.props : value))
  }
}

function toFrame({ props }: PageNode): PopupFrame {
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
