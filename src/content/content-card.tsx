import type { ReactNode } from 'react'
import { type ResolvedImage, ServerHtml } from '#module-contract/client'
import { Icon, LightboxLink, Picture } from '#ui/client'

interface ContentCardProps {
  item: { path: string; title: string; image: ResolvedImage | undefined }
  level: 'h2' | 'h3' | 'h4'
  /** Rendered width of the image, as in `sizes`. */
  sizes: string
  /** Text below the image, or over it on hover. */
  words: 'below' | 'overlay'
  /** Line below the title: categories or date. */
  note?: ReactNode
  excerpt?: string | undefined
  /** Full text as HTML instead of an excerpt. */
  body?: string | undefined
  /** "Read more" text. The link itself is the title. */
  more?: string | undefined
  withPicture?: boolean
  /** Opens the image in the lightbox under this name; only the title links to the page. */
  lightbox?: string | undefined
  priority?: boolean
}

/** Card of a page in a list. The title contains the link, and its area covers the card (NAV-7). */
export function ContentCard(props: ContentCardProps) {
  const { item, level: Level, sizes, words, note, excerpt, body, more, withPicture = true } = props
  const { path, title, image } = item
  const lightbox = image && withPicture ? props.lightbox : undefined
  const [Card, Words] = lightbox
    ? (['figure', 'figcaption'] as const)
    : (['article', 'div'] as const)
  const picture = image && (
    <Picture
      image={lightbox ? image : { ...image, alt: '' }}
      sizes={sizes}
      {...(props.priority ? { priority: true } : {})}
    />
  )
  return (
    <Card
      className="content-card"
      data-words={words}
      data-opens={lightbox ? 'lightbox' : undefined}
    >
      {withPicture && (
        <div className="content-card-picture">
          {lightbox && image ? (
            <LightboxLink image={image} label={lightbox}>
              {picture}
            </LightboxLink>
          ) : (
            picture
          )}
          <Icon
            name={lightbox ? 'plus' : 'arrow-right'}
            className={lightbox ? 'content-card-sign' : 'content-card-sign icon-flip'}
          />
        </div>
      )}
      <Words className={words === 'overlay' ? 'content-card-words on-image' : 'content-card-words'}>
        <Level className="content-card-title" data-caption={lightbox && 'title'}>
          <a href={path}>{title}</a>
        </Level>
        {note && <p className="content-card-note">{note}</p>}
        {excerpt && (
          <p className="content-card-excerpt" data-caption={lightbox && 'words'}>
            {excerpt}
          </p>
        )}
        {body && <ServerHtml as="div" className="content-card-body" html={body} />}
        {more && (
          <span className="content-card-more" aria-hidden="true">
            {more}
          </span>
        )}
      </Words>
    </Card>
  )
}
