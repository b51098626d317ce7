import { listFormat } from '#base'
import { type ModuleProps, usePageLanguage } from '#module-contract'
import { Picture } from '#ui'
import type { TitleData } from './load.server.ts'
import type { Props } from './props.ts'

const SIZES = {
  image: '100vw',
  split: '(min-width: 1328px) 600px, (min-width: 768px) 46vw, 92vw',
  portrait: '160px',
} as const

/** Title of the page with categories and excerpt; of an archive with its description. */
export function PostTitle({
  root,
  data,
  layout,
  level: Level,
  showCategories,
  showExcerpt,
  priority,
}: ModuleProps<typeof Props, TitleData>) {
  const { locale } = usePageLanguage()
  const above = data.kicker ? [data.kicker] : data.categories.map(category => category.name)
  const names = showCategories ? above : []
  const image = layout === 'plain' || layout === 'centered' ? undefined : data.image
  // Without an image the plain layout is used.
  const shown = image || layout === 'centered' ? layout : 'plain'
  return (
    <div {...root} data-layout={shown}>
      <div className={shown === 'image' ? 'post-title-frame on-image' : 'post-title-frame'}>
        {image && (
          <Picture
            className="post-title-picture"
            image={image}
            sizes={SIZES[shown as keyof typeof SIZES]}
            priority={priority}
          />
        )}
        <div className="post-title-words">
          {names.length > 0 && (
            <p className="post-title-categories">
              {listFormat(locale, { type: 'unit' }).format(names)}
            </p>
          )}
          <Level className="post-title-text">{data.title}</Level>
          {showExcerpt && data.excerpt && <p className="post-title-lead">{data.excerpt}</p>}
        </div>
      </div>
    </div>
  )
}
