import type { OutsideContent, PageNeeds } from '#module-contract'

/** Kind of base map with its parameters. */
export type Basemap =
  | { kind: 'outline' }
  | { kind: 'street'; url: string }
  /** External maps, requested after consent. */
  | { kind: 'style'; url: string; host: string }
  | { kind: 'google'; key: string; host: string }

interface Choice {
  basemap: string
  street: { src: string } | null
  styleUrl: string
  googleKey: string
}

const ORIGIN = /^https:\/\/[a-z0-9.-]+(:\d{1,5})?$/i
const KEY = /^[\w-]{10,100}$/

/** The selected base map, or the outline while its parameters are missing. */
export function basemapOf({ basemap, street, styleUrl, googleKey }: Choice): Basemap {
  if (basemap === 'street' && street) return { kind: 'street', url: street.src }
  if (basemap === 'style') {
    const origin = originOf(styleUrl)
    if (origin) return { kind: 'style', url: styleUrl.trim(), host: new URL(origin).host }
  }
  if (basemap === 'google' && KEY.test(googleKey)) {
    return { kind: 'google', key: googleKey, host: 'Google' }
  }
  return { kind: 'outline' }
}

/** Origin of an `https:` URL. */
function originOf(address: string): string | undefined {
  const text = address.trim()
  const origin = URL.canParse(text) ? new URL(text).origin : ''
  return ORIGIN.test(origin) ? origin : undefined
}

/** Policy sources of Google Maps (from Google's list, without those that pages never allow). */
const GOOGLE: PageNeeds = {
  sources: {
    'script-src': ['https://maps.googleapis.com'],
    'style-src': ['https://fonts.googleapis.com'],
    'img-src': [
      'https://*.googleapis.com',
      'https://*.gstatic.com',
      'https://*.google.com',
      'data:',
    ],
    'connect-src': ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com'],
    'font-src': ['https://fonts.gstatic.com'],
    'worker-src': ['blob:'],
  },
}

const GOOGLE_HOSTS = ['maps.googleapis.com', '*.gstatic.com', '*.google.com']

/** Map tiles are preferences; Google Maps can track visitors. */
export const categoryOf = ({ kind }: Basemap) => (kind === 'google' ? 'marketing' : 'preferences')

/** External hosts of a map. */
export function basemapConsent(
  choice: Omit<Choice, 'street'> & { styleOrigins: string },
): OutsideContent[] {
  // A street map of the library uses no external host.
  const chosen = basemapOf({ ...choice, street: null })
  if (!('host' in chosen)) return []
  const hosts = chosen.kind === 'google' ? GOOGLE_HOSTS : styleOriginsOf(chosen.url, choice)
  return [{ category: categoryOf(chosen), hosts: hosts.map(host => host.replace('https://', '')) }]
}

/** Policy sources of a map. The outline and street maps of the library use only this site. */
export function basemapNeeds(choice: Choice & { styleOrigins: string }): PageNeeds {
  const chosen = basemapOf(choice)
  if (chosen.kind === 'google') return GOOGLE
  if (chosen.kind !== 'style') return {}
  const sources = styleOriginsOf(chosen.url, choice)
  return { sources: { 'connect-src': sources, 'img-src': [...sources, 'blob:'] } }
}

function styleOriginsOf(url: string, { styleOrigins }: { styleOrigins: string }): string[] {
  const typed = styleOrigins.split(/\s+/).filter(Boolean)
  return [...new Set([url, ...typed].flatMap(address => originOf(address) ?? []))]
}
