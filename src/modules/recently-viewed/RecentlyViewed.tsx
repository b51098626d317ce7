import { type ModuleProps, useTexts } from '#module-contract/client'
import type { RecentData } from './load.server.ts'
import type { Props } from './props.ts'
import { RecentCards } from './RecentCards.tsx'
import type { texts } from './texts.ts'

/**
 * Products that the visitor has viewed. Hidden until `visitor/recently-viewed.ts` finds some in the
 * browser and loads their cards.
 */
export function RecentlyViewed({
  root,
  title,
  level: Level,
  count,
  style,
  data,
}: ModuleProps<typeof Props, RecentData>) {
  const t = useTexts<typeof texts>()
  const { current, preview } = data
  return (
    <section
      {...root}
      aria-labelledby={`${root.id}-title`}
      data-style={style}
      data-recent={count}
      data-current={current}
      hidden={!preview}
    >
      <Level id={`${root.id}-title`}>{title || t('title')}</Level>
      <div className="recent-cards">{preview && <RecentCards {...preview} />}</div>
    </section>
  )
}
