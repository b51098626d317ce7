/** Share URLs of networks; `%s` is the encoded URL. */
const ADDRESSES = {
  whatsapp: 'https://wa.me/?text=%s',
  telegram: 'https://t.me/share/url?url=%s',
  facebook: 'https://www.facebook.com/sharer/sharer.php?u=%s',
  x: 'https://x.com/intent/post?url=%s',
  bluesky: 'https://bsky.app/intent/compose?text=%s',
  threads: 'https://www.threads.net/intent/post?url=%s',
  mastodon: 'https://mastodonshare.com/?url=%s',
  linkedin: 'https://www.linkedin.com/sharing/share-offsite/?url=%s',
  xing: 'https://www.xing.com/spi/shares/new?url=%s',
  pinterest: 'https://www.pinterest.com/pin/create/button/?url=%s',
  reddit: 'https://www.reddit.com/submit?url=%s',
  tumblr: 'https://www.tumblr.com/widgets/share/tool?canonicalUrl=%s',
  vk: 'https://vk.com/share.php?url=%s',
  line: 'https://social-plugins.line.me/lineit/share?url=%s',
  email: 'mailto:?body=%s',
} as const

export type ShareTarget = keyof typeof ADDRESSES

export const SHARED_BY = Object.keys(ADDRESSES) as ShareTarget[]

/** Share link for a page; undefined for unknown targets. */
export function shareAddress(target: string, page: string): string | undefined {
  const address = Object.hasOwn(ADDRESSES, target) ? ADDRESSES[target as ShareTarget] : undefined
  return address?.replace('%s', () => encodeURIComponent(page))
}
