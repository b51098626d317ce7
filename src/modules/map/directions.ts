import type { Position } from './coordinates.ts'

export type Directions = 'osm' | 'google' | 'apple' | 'none'

/** URL with directions to a place. */
export function directionsTo(
  { latitude, longitude }: Position,
  by: Directions,
): string | undefined {
  const place = encodeURIComponent(`${latitude},${longitude}`)
  if (by === 'osm') return `https://www.openstreetmap.org/directions?to=${place}`
  if (by === 'google') return `https://www.google.com/maps/dir/?api=1&destination=${place}`
  return by === 'apple' ? `https://maps.apple.com/?daddr=${place}` : undefined
}

/** URL of a search for an address without position. */
export function searchFor(address: string, by: Directions): string | undefined {
  const words = encodeURIComponent(address.replaceAll(/\s+/g, ' ').trim())
  if (!words) return undefined
  if (by === 'osm') return `https://www.openstreetmap.org/search?query=${words}`
  if (by === 'google') return `https://www.google.com/maps/search/?api=1&query=${words}`
  return by === 'apple' ? `https://maps.apple.com/?q=${words}` : undefined
}
