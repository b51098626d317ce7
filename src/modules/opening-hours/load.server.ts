import { fromZoneTime, toZoneTime } from '#base'
import type { LoadContext, PropsOf } from '#module-contract'
import type { Services } from '../services.ts'
import { describeHours, type HoursData, localWeek } from './describe-hours.ts'
import { dayOf } from './hours.ts'
import type { Props } from './props.ts'
import { placeHours } from './structured-data.ts'

const DAY = 86_400_000

/**
 * The week as texts. Browsers determine the status, because pages are cached; the page is rendered
 * again each day.
 */
export function load(props: PropsOf<typeof Props>, context: LoadContext<Services>): HoursData {
  const { timeZone, locale } = context.language
  const now = Date.now()
  context.tag('site')
  if (props.exceptions.length > 0) {
    context.freshUntil(fromZoneTime(dayOf(toZoneTime(now, timeZone)) + DAY, timeZone))
  }
  if (props.place) {
    const place = { name: props.place, url: context.publicUrl }
    context.needs({ jsonLd: [placeHours(localWeek(props, timeZone), place)] })
  }
  return describeHours(props, { locale, timeZone, now, isGrouped: props.layout === 'grouped' })
}
