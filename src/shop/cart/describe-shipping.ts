import type { KeyOf, Translate } from '#texts'
import type { cartTexts } from './texts.ts'
import type { ShippingChoice } from './view.ts'

/** Lines below a shipping method: expected delivery, and address and hours of a pickup place. */
export function describeShipping(
  { delivery, dates, place }: ShippingChoice,
  t: Translate<KeyOf<typeof cartTexts>>,
): string[] {
  const days = delivery && {
    from: delivery.from,
    to: Math.max(delivery.from, delivery.to),
  }
  return [
    dates
      ? t('deliveryDates', { dates })
      : days && t(days.from === days.to ? 'deliveryOn' : 'deliveryBetween', days),
    place?.address,
    place?.hours,
  ].flatMap(line => line || [])
}
