import { DAY, fromZoneTime, HOUR, MINUTE, toZoneTime } from '#base'
import type { ShopSettings } from '../model/settings.ts'
import { findZone } from './find-zone.ts'

/** Days of a delivery at UTC midnight, and the time in UTC until which an order keeps them. */
export interface DeliveryDates {
  from: number
  to: number
  orderBy: number
}

type Rules = Pick<ShopSettings, 'deliveryDates' | 'timeZone'>

/** When an order placed now is delivered, if delivery takes these working days. */
export function findDeliveryDates(
  { deliveryDates: rules, timeZone }: Rules,
  delivery: { from: number; to: number },
  nowMs: number,
): DeliveryDates | undefined {
  if (!rules.enabled) return undefined
  const workingDays = new Set(rules.workingDays)
  const daysOff = new Set(rules.daysOff)
  // Local days as numbers since 1970.
  const isWorking = (day: number) => {
    const date = new Date(day * DAY)
    return workingDays.has(date.getUTCDay()) && !daysOff.has(date.toISOString().slice(0, 10))
  }
  const add = (day: number, count: number) => {
    let reached = day
    for (let left = count; left > 0; ) if (isWorking(++reached)) left -= 1
    return reached
  }
  const [hours = 0, minutes = 0] = rules.cutOff.split(':').map(Number)
  const cutOffMs = hours * HOUR + minutes * MINUTE
  const local = toZoneTime(nowMs, timeZone)
  const today = Math.floor(local / DAY)
  const isToday = isWorking(today) && local - today * DAY < cutOffMs
  const start = isToday ? today : add(today, 1)
  const sent = add(start, rules.handlingDays)
  return {
    from: add(sent, delivery.from) * DAY,
    to: add(sent, Math.max(delivery.from, delivery.to)) * DAY,
    orderBy: fromZoneTime(start * DAY + cutOffMs, timeZone),
  }
}

/** Delivery by the fastest method to the location of the shop. */
export function findFastestDelivery(
  settings: ShopSettings,
  nowMs: number,
): DeliveryDates | undefined {
  const { country, base } = settings
  const zone = findZone(settings.zones, { country, ...base })
  const [fastest] = (zone?.methods ?? [])
    .flatMap(({ kind, delivery }) => (kind !== 'pickup' && delivery ? [delivery] : []))
    .sort((one, two) => one.to - two.to || one.from - two.from)
  return fastest && findDeliveryDates(settings, fastest, nowMs)
}

/** Both days in one text, such as `Tue, Dec 2 – Thu, Dec 4`. */
export function formatDates({ from, to }: Pick<DeliveryDates, 'from' | 'to'>, locale: string) {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return from === to ? format.format(from) : format.formatRange(from, to)
}
