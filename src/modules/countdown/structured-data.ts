import type { PropsOf } from '#module-kit'
import type { Props } from './props.ts'

/** schema.org Event that begins when the countdown ends; without a name and a place it is none. */
export function toEvent({ eventName, place, placeAddress, endsAt }: PropsOf<typeof Props>) {
  if (!eventName || !place) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: eventName,
    startDate: new Date(endsAt).toISOString(),
    location: { '@type': 'Place', name: place, address: placeAddress || place },
  }
}
