import { useTranslate } from 'react-admin'
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

/** Describes trigger and frequency: “Bar: after 5 seconds, once per visit”. */
export function useFrameWords() {
  const translate = useTranslate()
  const t = (key: string, options?: object) => translate(`resources.popups.${key}`, options)
  return ({ frame }: Pick<PopupItem, 'frame'>): string => {
    if (!frame) return t('noFrame')
    const { kind, trigger, at, frequency, times } = frame
    const opens = t(`trigger.${trigger}`, { smart_count: at })
    if (trigger === 'click') return t('says', { kind: t(`kind.${kind}`), opens })
    const often = t(`frequency.${frequency}`, { smart_count: times })
    return t('saysOften', { kind: t(`kind.${kind}`), opens, often })
  }
}
