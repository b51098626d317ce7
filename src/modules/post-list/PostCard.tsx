import { formatDate, listFormat, shorten } from '#base'
import { ContentCard, formatFieldDate } from '#content'
import { type PageLanguage, type PropsOf, usePageLanguage, useTexts } from '#module-contract'
import type { ContentItem } from '#pages/schema'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** Number of cards in the first viewport. */
const FIRST_ROW = 2

const COLUMN = '(min-width: 1328px) 400px, (min-width: 768px) 31vw, 92vw'
const SIZES = {
  grid: COLUMN,
  masonry: COLUMN,
  list: '(min-width: 1328px) 400px, (min-width: 640px) 31vw, 92vw',
  fullwidth: '(min-width: 1328px) 1200px, 92vw',
} as const
const LARGE = '(min-width: 1328px) 760px, (min-width: 768px) 58vw, 92vw'

interface PostCardProps extends PropsOf<typeof Props> {
  item: ContentItem
  index: number
  /** First item of a grid. */
  isLarge: boolean
}

export function PostCard({ item, index, isLarge, ...look }: PostCardProps) {
  const t = useTexts<typeof texts>()
  const language = usePageLanguage()
  const isList = look.layout === 'list'
  const isFull = look.showExcerpt && look.text === 'full'
  return (
    <ContentCard
      item={item}
      level={look.level}
      sizes={isLarge ? LARGE : SIZES[look.layout]}
      words={isList || isFull || !look.showImage ? 'below' : look.words}
      // In a grid, cards without image keep its space; in masonry they do not.
      withPicture={look.showImage && (look.layout === 'grid' || item.image !== undefined)}
      note={factsOf(item, look, language, minutes => t('minutes', { minutes }))}
      excerpt={look.showExcerpt && !isFull ? shorten(item.excerpt, look.excerptLength) : undefined}
      body={isFull ? item.article?.html : undefined}
      more={look.showMore ? t('readMore') : undefined}
      priority={look.priority && index < FIRST_ROW}
    />
  )
}

type Shown = Pick<PostCardProps, 'showDate' | 'showAuthor' | 'showCategories' | 'showReadingTime'>

/** Date, author and categories, as far as known. */
function factsOf(
  item: ContentItem,
  { showDate, showAuthor, showCategories, showReadingTime }: Shown,
  language: PageLanguage,
  sayMinutes: (minutes: number) => string,
) {
  const names = item.categories.map(category => category.name)
  const minutes = item.article?.minutes ?? 0
  const facts = [
    showDate && item.startsAt && (
      <time key="starts" dateTime={item.startsAt}>
        {formatFieldDate(item.startsAt, language.locale)}
      </time>
    ),
    showDate && !item.startsAt && item.publishedAt > 0 && (
      <time key="date" dateTime={new Date(item.publishedAt).toISOString()}>
        {formatDate(item.publishedAt, language)}
      </time>
    ),
    showAuthor && item.author && <span key="author">{item.author}</span>,
    showCategories && names.length > 0 && (
      <span key="categories">{listFormat(language.locale, { type: 'unit' }).format(names)}</span>
    ),
    showReadingTime && minutes > 0 && <span key="minutes">{sayMinutes(minutes)}</span>,
  ].filter(Boolean)
  return facts.length > 0 && <span className="fact-line">{facts}</span>
}
