/** oEmbed endpoint of a provider (oembed.com). */
export interface OembedSource {
  /** Name, the same in every language. */
  provider: string
  endpoint: string
}

/** By host of the embedded URL. Maps and Instagram provide no data, or only with a key. */
const SOURCES: readonly (OembedSource & { hosts: RegExp })[] = [
  {
    provider: 'YouTube',
    hosts: /^(?:(?:www\.|m\.)?youtube\.com|youtu\.be)$/,
    endpoint: 'https://www.youtube.com/oembed',
  },
  {
    provider: 'Vimeo',
    hosts: /^(?:www\.|player\.)?vimeo\.com$/,
    endpoint: 'https://vimeo.com/api/oembed.json',
  },
  {
    provider: 'Dailymotion',
    hosts: /^www\.dailymotion\.com$/,
    endpoint: 'https://www.dailymotion.com/services/oembed',
  },
  {
    provider: 'Spotify',
    hosts: /^open\.spotify\.com$/,
    endpoint: 'https://open.spotify.com/oembed',
  },
  {
    provider: 'SoundCloud',
    hosts: /^soundcloud\.com$/,
    endpoint: 'https://soundcloud.com/oembed',
  },
  {
    provider: 'Apple Podcasts',
    hosts: /^podcasts\.apple\.com$/,
    endpoint: 'https://podcasts.apple.com/api/oembed',
  },
  { provider: 'CodePen', hosts: /^codepen\.io$/, endpoint: 'https://codepen.io/api/oembed' },
  { provider: 'TikTok', hosts: /^www\.tiktok\.com$/, endpoint: 'https://www.tiktok.com/oembed' },
]

/**
 * Undefined for unsupported URLs.
 * @param isPost The URL is a post of a WordPress site, which has its own endpoint.
 */
export function findOembed(address: string, isPost: boolean): OembedSource | undefined {
  const url = URL.parse(address.trim())
  if (url?.protocol !== 'https:' || url.username) return undefined
  if (isPost) return { provider: url.host, endpoint: `${url.origin}/wp-json/oembed/1.0/embed` }
  const found = SOURCES.find(({ hosts }) => hosts.test(url.host))
  return found && { provider: found.provider, endpoint: found.endpoint }
}
