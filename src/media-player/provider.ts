import { type MediaSource, vimeoId, vimeoKey, youtubeId } from './sources.ts'

/** A video of a provider, shown in the provider's iframe player. */
export interface ProviderVideo {
  /** Brand name, not translated. */
  provider: 'YouTube' | 'Vimeo'
  id: string
  /** Hash of an unlisted Vimeo video, required to play it. */
  key?: string
  /** Origin of the iframe player. */
  origin: string
  /** Web page of the video, for visitors without JavaScript and as a fallback. */
  page: string
}

export function providerOf({ src }: MediaSource): ProviderVideo | undefined {
  const youtube = youtubeId(src)
  if (youtube) {
    // This host sets no cookies.
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
