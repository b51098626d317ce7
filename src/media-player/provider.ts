import { type MediaSource, vimeoId, vimeoKey, youtubeId } from './sources.ts'

/** A video of a provider, which its player shows in a frame. */
export interface ProviderVideo {
  /** A name, the same in every language. */
  provider: 'YouTube' | 'Vimeo'
  id: string
  /** Of a video of Vimeo that is not listed: without it nobody is shown it. */
  key?: string
  /** Of its player. */
  origin: string
  /** Its page, for visitors without script, and where its player fails. */
  page: string
}

export function providerOf({ src }: MediaSource): ProviderVideo | undefined {
  const youtube = youtubeId(src)
  if (youtube) {
    // It sets no cookies there.
    const origin = 'https://www.youtube-nocookie.com'
    return { provider: 'YouTube', id: youtube, origin, page: `https://youtu.be/${youtube}` }
  }
  const vimeo = vimeoId(src)
  if (!vimeo) return undefined
  const key = vimeoKey(src)
  return {
    provider: 'Vimeo',
    id: vimeo,
    ...(key ? { key } : {}),
    origin: 'https://player.vimeo.com',
    page: `https://vimeo.com/${vimeo}${key ? `/${key}` : ''}`,
  }
}
