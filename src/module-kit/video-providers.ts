export interface Embed {
  /** A name, the same in every language. */
  provider: 'YouTube' | 'Vimeo'
  origin: string
  /** What the frame shows. */
  src: string
  /** Its page, for visitors without script. */
  page: string
}

const YOUTUBE =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:\S*&)?v=|shorts\/|embed\/)|youtu\.be\/)([\w-]{11})(?![\w-])/
const VIMEO = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{1,12})(?!\d)/

/** A video of a provider that we know, by the address of its page. It sets no cookies where the provider offers that. */
export function toEmbed(url: string): Embed | undefined {
  const youtube = YOUTUBE.exec(url)?.[1]
  if (youtube) {
    const origin = 'https://www.youtube-nocookie.com'
    const src = `${origin}/embed/${youtube}?rel=0`
    return { provider: 'YouTube', origin, src, page: `https://youtu.be/${youtube}` }
  }
  const vimeo = VIMEO.exec(url)?.[1]
  if (!vimeo) return undefined
  const origin = 'https://player.vimeo.com'
  const src = `${origin}/video/${vimeo}?dnt=1`
  return { provider: 'Vimeo', origin, src, page: `https://vimeo.com/${vimeo}` }
}

/** The same, playing at once: `autoplay=1` comes first in its query (VO-1). */
export function playingUrl(src: string): string {
  if (/[?&]autoplay=/.test(src)) return src
  const [address = '', query] = src.split('?', 2)
  return `${address}?autoplay=1${query ? `&${query}` : ''}`
}
