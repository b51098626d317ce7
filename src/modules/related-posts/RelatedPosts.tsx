import { listFormat } from '#base'
import { ContentCard } from '#content'
import { type ModuleProps, usePageLanguage, useTexts } from '#module-contract'
import type { RelatedData } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

const SIZES = '(min-width: 1328px) 400px, (min-width: 768px) 31vw, 46vw'
const BELOW = { h2: 'h3', h3: 'h4', h4: 'h4' } as const

/** Other items of the same kind; nothing if there are none. */
export function RelatedPosts({
  root,
  data,
  title,
  level: Level,
  layout,
  showCategories,
}: ModuleProps<typeof Props, RelatedData>) {
  const t = useTexts<typeof texts>()
  const list = listFormat(usePageLanguage().locale, { type: 'unit' })
  const ItemLevel = BELOW[Level]
  const items = data.items.map(item => ({
    item,
    note: showCategories ? list.format(item.categories.map(category => category.name)) : '',
  }))
  return (
    <div {...root} data-layout={layout}>
      {items.length > 0 && (
        <>
          <Level className="related-posts-title">{title || t('related')}</Level>
          <ul className="plain-list related-posts-items">
            {items.map(({ item, note }) => (
              <li key={item.id}>
                {layout === 'list' ? (
                  <article className="related-posts-line">
                    <ItemLevel className="related-posts-name">
                      <a href={item.path}>{item.title}</a>
                    </ItemLevel>
                    {note && <p className="related-posts-note">{note}</p>}
                  </article>
                ) : (
                  <ContentCard
                    item={item}
                    level={ItemLevel}
                    sizes={SIZES}
                    words={layout === 'overlay' ? 'overlay' : 'below'}
                    note={note}
                  />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
