import { useRecordContext, useTranslate } from 'react-admin'

/** Tells how many visitors asked for an email when variants are back in stock. */
export function useWaiting() {
  const translate = useTranslate()
  const waiting = useRecordContext<{ waiting?: Record<string, number> }>()?.waiting ?? {}
  /** Empty without waiting visitors. Without an id, all variants count. */
  return (variantId?: string) => {
    const counts = variantId === undefined ? Object.values(waiting) : [waiting[variantId] ?? 0]
    const count = counts.reduce((sum, one) => sum + one, 0)
    return count > 0 ? translate('resources.products.waiting', { smart_count: count }) : ''
  }
}
