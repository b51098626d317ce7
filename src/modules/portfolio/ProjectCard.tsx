import { listFormat } from '#base'
import { ContentCard } from '#content/client'
import { type PropsOf, usePageLanguage, useTexts } from '#module-contract/client'
import type { ContentItem } from '#pages/schema'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** Number of cards in the first viewport. */
const FIRST_ROW = 2

/** `sizes` by layout, for the smallest number of columns. */
export const SIZES = {
  grid: '(min-width: 1328px) 400px, (min-width: 768px) 31vw, 92vw',
  fullwidth:
    '(min-width: 1600px) 20vw, (min-width: 1024px) 25vw, (min-width: 768px) 34vw, (min-width: 480px) 50vw, 100vw',
  carousel:
    '(min-width: 1600px) 20vw, (min-width: 1024px) 25vw, (min-width: 768px) 34vw, (min-width: 480px) 50vw, 100vw',
  /** Beside the list from 960 px on, small at the end of its row below. */
  index: '(min-width: 1328px) 480px, (min-width: 960px) 38vw, 96px',
} as const

export function categoryNames(item: ContentItem, locale: string): string {
  const names = item.categories.map(category => category.name)
  return listFormat(locale, { type: 'unit' }).format(names)
}

type CardOptions = Pick<
  PropsOf<typeof Props>,
  'layout' | 'words' | 'opens' | 'showCategories' | 'showExcerpt' | 'level' | 'priority'
>

export function ProjectCard({
  item,
  index,
  ...look
}: CardOptions & {
  item: ContentItem
  index: number
}) {
  const t = useTexts<typeof texts>()
  const { locale } = usePageLanguage()
  const excerpt = look.showExcerpt ? item.excerpt : ''
  return (
    <ContentCard
      item={item}
      level={look.level}
      sizes={SIZES[look.layout]}
      words={look.words}
      note={look.showCategories ? categoryNames(item, locale) : ''}
      excerpt={excerpt}
      lightbox={look.opens === 'lightbox' ? t('enlarge', { title: item.title }) : undefined}
      priority={look.priority && index < FIRST_ROW}
    />
  )
}
