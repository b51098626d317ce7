import { type ModuleProps, useTexts } from '#module-contract'
import { Anchor, Icon, Picture } from '#ui'
import type { NavigationData } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** Previous and next page, and a link to all. */
export function PostNavigation({
  root,
  data,
  layout,
  overview,
  overviewLabel,
}: ModuleProps<typeof Props, NavigationData>) {
  const t = useTexts<typeof texts>()
  const isEmpty = !data.previous && !data.next && !overview
  const step = (way: 'previous' | 'next') => {
    const item = data[way]
    if (!item) return <span className="post-navigation-none" />
    return (
      <a className="post-navigation-step" data-way={way} href={item.path} rel={RELATIONS[way]}>
        {layout === 'images' && item.image && (
          <Picture
            image={{ ...item.image, alt: '' }}
            sizes="(min-width: 768px) 240px, 40vw"
            className="post-navigation-picture"
          />
        )}
        <span className="post-navigation-words">
          <span className="post-navigation-way">
            {way === 'previous' && <Icon name="arrow-left" className="icon-flip" />}
            {t(way)}
            {way === 'next' && <Icon name="arrow-right" className="icon-flip" />}
          </span>
          <span className="post-navigation-title">{item.title}</span>
        </span>
      </a>
    )
  }
  return (
    <div {...root} data-layout={layout}>
      {!isEmpty && (
        <nav aria-label={t('navigation')} className="post-navigation-all">
          {step('previous')}
          {overview && (
            <Anchor className="post-navigation-overview" link={overview}>
              {overviewLabel || t('overview')}
            </Anchor>
          )}
          {step('next')}
        </nav>
      )}
    </div>
  )
}

const RELATIONS = { previous: 'prev', next: 'next' } as const
