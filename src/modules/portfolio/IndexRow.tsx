import { formatDate } from '#base'
import { type PropsOf, usePageLanguage } from '#module-contract/client'
import type { ContentItem } from '#pages/schema'
import { Picture } from '#ui/client'
import { categoryNames, SIZES } from './ProjectCard.tsx'
import type { Props } from './props.ts'

type RowOptions = Pick<PropsOf<typeof Props>, 'showCategories' | 'showExcerpt' | 'level'>

/** A project as a list row. Its image is shown on hover, and the first one's by default. */
export function IndexRow({ item, ...look }: RowOptions & { item: ContentItem }) {
  const { locale, timeZone } = usePageLanguage()
  const { level: Level } = look
  const year = formatDate(item.publishedAt, { locale, timeZone }, 'year')
  return (
    <article className="portfolio-row">
      <div className="portfolio-row-words">
        <Level className="portfolio-row-title">
          <a href={item.path}>{item.title}</a>
        </Level>
        <p className="portfolio-row-note">
          {look.showCategories && item.categories.length > 0 && (
            <span>{categoryNames(item, locale)}</span>
          )}
          <time dateTime={new Date(item.publishedAt).toISOString()}>{year}</time>
        </p>
        {look.showExcerpt && item.excerpt && (
          <p className="portfolio-row-excerpt">{item.excerpt}</p>
        )}
      </div>
      {item.image && (
        <div className="portfolio-row-picture">
          <Picture image={{ ...item.image, alt: '' }} sizes={SIZES.index} />
        </div>
      )}
    </article>
  )
}
