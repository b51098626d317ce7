import type { PageStatus, PopupAct, PopupRule } from '#pages/schema'

type Counts = Record<PopupAct, number>

/** A popup as the API answers it. */
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
  /** By which links open it, after `#popup-`. */
  linkNames: readonly string[]
  status: PageStatus
  days: (Counts & { day: string })[]
}
