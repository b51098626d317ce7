import type { PropsOf } from '#module-contract'
import type { Props } from './props.ts'

/** schema.org Event that starts when the countdown ends. Requires a name and a place. */
export function toEvent(props: PropsOf<typeof Props>) {
  const { eventName, place, placeAddress, endsAt, counts } = props
  if (!eventName || !place || counts === 'visit') return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: eventName,
    startDate: new Date(endsAt).toISOString(),
    location: { '@type': 'Place', name: place, address: placeAddress || place },
  }
}
