import { useTranslate } from 'react-admin'
import type { PopupItem } from './popup-item.ts'

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
