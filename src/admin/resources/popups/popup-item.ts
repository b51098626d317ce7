import type { PageStatus, PopupEvent, PopupRule } from '#pages/schema'

type Counts = Record<PopupEvent, number>

/** A popup as returned by the API. */
export interface PopupItem extends Pick<PopupRule, 'id' | 'name' | 'isOn' | 'conditions'>, Counts {
  names: Record<string, string>
  frame: {
    name: string
    kind: string
    trigger: string
    at: number
    frequency: string
    times: number
  } | null
  /** Names in links that open it, after `#popup-`. */
  linkNames: readonly string[]
  status: PageStatus
  days: (Counts & { day: string })[]
}
