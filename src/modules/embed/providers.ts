import { decodePercent } from '#base'
/** An embedded URL: a frame of a known provider. */
export interface Embedded {
  /** Name, the same in every language. */
  provider: string
  /** URL of the frame. The page may load only its host. */
  src: string
  /** Aspect ratio of frames without fixed height. */
  ratio?: string
  heightPx?: number
  /** Reports its height and links by messages (EM-1). */
  speaks?: boolean
}

interface Provider {
  name: string
  address: RegExp
  embed(parts: readonly string[], url: URL): Omit<Embedded, 'provider'> | undefined
}

const WIDE = '16 / 9'

/** Allow-list of providers with URL patterns and frame URLs. */
const PROVIDERS: readonly Provider[] = [
  {
    name: 'YouTube',
    address:
      /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:\S{0,300}&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
    embed: ([id]) => ({ src: `https://www.youtube-nocookie.com/embed/${id}?rel=0`, ratio: WIDE }),
  },
  {
    name: 'YouTube',
    address: /^https:\/\/(?:www\.)?youtube\.com\/playlist\?list=([\w-]{10,50})$/,
    embed: ([id]) => ({
      src: `https://www.youtube-nocookie.com/embed/videoseries?list=${id}`,
      ratio: WIDE,
    }),
  },
  {
    name: 'Vimeo',
    // Unlisted videos have a key.
    address:
      /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]{1,80}\/|groups\/[\w-]{1,80}\/videos\/)?(\d{1,12})(?!\d)(?:\/([\da-f]{6,20})(?![\w-])|[^#\s]{0,300}[?&]h=([\da-f]{6,20})(?![\w-]))?/,
    embed([id, behind, asked]) {
      const key = behind ?? asked
      const src = `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${key}` : ''}`
      return { src, ratio: WIDE }
    },
  },
  {
    name: 'Dailymotion',
    address: /^https:\/\/www\.dailymotion\.com\/video\/(\w{5,12})/,
    embed: ([id]) => ({
      src: `https://geo.dailymotion.com/player.html?video=${id}`,
      ratio: WIDE,
    }),
  },
  {
    name: 'Spotify',
    address:
      /^https:\/\/open\.spotify\.com\/(?:intl-[a-z]{2}\/)?(track|album|artist|playlist|episode|show)\/(\w{10,40})/,
    embed: ([kind, id]) => ({
      src: `https://open.spotify.com/embed/${kind}/${id}`,
      heightPx: kind === 'track' || kind === 'episode' ? 152 : 352,
    }),
  },
  {
    name: 'SoundCloud',
    address: /^https:\/\/soundcloud\.com\/([\w-]+)\/([\w-]+)(\/[\w-]+)?\/?(?:$|\?)/,
    embed: (parts, { pathname }) => ({
      src: `https://w.soundcloud.com/player/?url=${encodeURIComponent(`https://soundcloud.com${pathname}`)}`,
      heightPx: parts[1] === 'sets' ? 450 : 166,
    }),
  },
  {
    name: 'Apple Podcasts',
    address: /^https:\/\/podcasts\.apple\.com\/([a-z]{2}\/podcast\/\S+)$/,
    embed: ([path]) => ({ src: `https://embed.podcasts.apple.com/${path}`, heightPx: 175 }),
  },
  {
    name: 'OpenStreetMap',
    address:
      /^https:\/\/www\.openstreetmap\.org\/(?:[^#\s]{0,200})#map=(\d{1,2})\/(-?[\d.]+)\/(-?[\d.]+)/,
    embed: ([zoom, lat, lon]) => ({
      src: `https://www.openstreetmap.org/export/embed.html?bbox=${boxAround(Number(lat), Number(lon), Number(zoom))}`,
      ratio: WIDE,
    }),
  },
  {
    name: 'Google Maps',
    address: /^https:\/\/(?:www\.google\.com\/maps|maps\.google\.com)\b/,
    embed(_parts, { pathname, searchParams }) {
      const pb = searchParams.get('pb')
      if (pathname === '/maps/embed' && pb) {
        return {
          src: `https://www.google.com/maps/embed?pb=${encodeURIComponent(pb)}`,
          ratio: WIDE,
        }
      }
      const place = /\/place\/([^/]+)/.exec(pathname)?.[1]
      const wanted = place ? decode(place) : searchParams.get('q')
      if (!wanted) return undefined
      const query = encodeURIComponent(wanted)
      return { src: `https://www.google.com/maps?q=${query}&output=embed`, ratio: WIDE }
    },
  },
  {
    name: 'CodePen',
    address: /^https:\/\/codepen\.io\/([\w-]+)\/(?:pen|full|details)\/(\w+)/,
    embed: ([user, id]) => ({
      src: `https://codepen.io/${user}/embed/${id}?default-tab=result`,
      heightPx: 400,
    }),
  },
  {
    name: 'TikTok',
    address: /^https:\/\/www\.tiktok\.com\/@[\w.-]+\/video\/(\d{5,25})/,
    embed: ([id]) => ({ src: `https://www.tiktok.com/embed/v2/${id}`, heightPx: 740 }),
  },
  {
    name: 'Instagram',
    address: /^https:\/\/www\.instagram\.com\/(p|reel)\/([\w-]{5,30})/,
    embed: ([kind, id]) => ({
      src: `https://www.instagram.com/${kind}/${id}/embed/`,
      heightPx: 640,
    }),
  },
]

/** The frame for a URL; undefined for unknown providers. */
export function toEmbedded(address: string): Embedded | undefined {
  const trimmed = address.trim()
  if (!URL.canParse(trimmed)) return undefined
  for (const { name, address: pattern, embed } of PROVIDERS) {
    const parts = pattern.exec(trimmed)?.slice(1)
    const embedded = parts && embed(parts, new URL(trimmed))
    if (embedded) return { provider: name, ...embedded }
  }
  return undefined
}

/** A post of a WordPress site, which every one of them offers below its URL. */
export function toPostEmbed(address: string): Embedded | undefined {
  const trimmed = address.trim()
  const url = URL.canParse(trimmed) ? new URL(trimmed) : undefined
  if (url?.protocol !== 'https:' || url.username) return undefined
  const src = `${url.origin}${url.pathname.replace(/\/?$/, '/')}embed/`
  return { provider: url.host, src, heightPx: 400, speaks: true }
}

/** The frame for a module's props. */
export const embeddedOf = ({ url, kind }: { url: string; kind: 'provider' | 'post' }) =>
  kind === 'post' ? toPostEmbed(url) : toEmbedded(url)

/** Maps and posts are preferences; other providers can track visitors. */
export const categoryOf = ({ provider, speaks }: Embedded) =>
  speaks || provider === 'OpenStreetMap' ? 'preferences' : 'marketing'

/** West, south, east and north of the visible part of a map. */
function boxAround(lat: number, lon: number, zoom: number): string {
  const width = 360 / 2 ** Math.max(1, zoom - 1)
  const height = width * 0.4
  return [lon - width / 2, lat - height / 2, lon + width / 2, lat + height / 2]
    .map(value => value.toFixed(5))
    .join('%2C')
}

const decode = (text: string) => decodePercent(text.replaceAll('+', ' '))
