import { Icon } from './icon.tsx'
import type { ResolvedImage } from './image.ts'
import { Picture } from './picture.tsx'

interface ContentCardProps {
  item: { path: string; title: string; image: ResolvedImage | undefined }
  level: 'h2' | 'h3' | 'h4'
  /** Rendered width of the picture per viewport. */
  sizes: string
  /** Under its picture, or over it while it is pointed at. */
  words: 'below' | 'overlay'
  /** A line below the title: its categories, its date. */
  note?: string
  excerpt?: string
  priority?: boolean
}

/** A page in a list. The title holds the link; its area covers the card (NAV-7). */
export function ContentCard(props: ContentCardProps) {
  const { item, level: Level, sizes, words, note, excerpt, priority } = props
  return (
    <article className="content-card" data-words={words}>
      <div className="content-card-picture">
        {item.image && (
          <Picture
            image={{ ...item.image, alt: '' }}
            sizes={sizes}
            {...(priority ? { priority } : {})}
          />
        )}
        <Icon name="arrow-right" className="content-card-sign icon-flip" />
      </div>
      <div className={words === 'overlay' ? 'content-card-words on-image' : 'content-card-words'}>
        <Level className="content-card-title">
          <a href={item.path}>{item.title}</a>
        </Level>
        {note && <p className="content-card-note">{note}</p>}
        {excerpt && <p className="content-card-excerpt">{excerpt}</p>}
      </div>
    </article>
  )
}
