import type { FeedContent } from '#feed-reader/schema'
import type { LoadContext, PropsOf } from '#module-contract'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface FeedData extends Pick<FeedContent, 'title' | 'language' | 'entries'> {
  /** Site of the feed; empty if unknown. */
  site: string
  /** False if the feed was never read successfully. */
  isRead: boolean
}

export async function load(
  { url, count }: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<FeedData> {
  const site = URL.parse(url.trim())?.origin
  const nothing = { title: '', language: '', entries: [], site: toSite(site), isRead: false }
  if (!url.trim()) return nothing
  const { feedReader } = context.services
  // In the builder the URL may be incomplete; its panel reads the feed when it is entered.
  const { content, freshUntil } = context.isCanvas
    ? { ...(await feedReader.known(url)), freshUntil: undefined }
    : await feedReader.read(url, context.tag)
  if (freshUntil) context.freshUntil(freshUntil)
  if (!content) return nothing
  const { title, language, entries } = content
  return {
    title,
    language,
    entries: entries.slice(0, count),
    site: content.site ?? nothing.site,
    isRead: true,
  }
}

const toSite = (origin: string | undefined) => (origin?.startsWith('http') ? `${origin}/` : '')
