import { type ModuleProps, useTexts } from '#module-contract'
import { Icon, LinkGroup } from '#ui'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'
import type { Trail } from './trail.ts'

/** APG Breadcrumb: from the home page to the current page. Nothing on the home page. */
export function Breadcrumbs(props: ModuleProps<typeof Props, Trail>) {
  const { root, data, home, homeLabel, prefix, showCurrent, ...look } = props
  const t = useTexts<typeof texts>()
  const start = homeLabel || t('home')
  const crumbs = [
    ...(home === 'none' ? [] : [{ title: start, href: '/', isHome: home === 'icon' }]),
    ...data.above.map(crumb => ({ ...crumb, isHome: false })),
  ]
  const isEmpty = data.isHome || (crumbs.length === 0 && !showCurrent)
  return (
    <div
      {...root}
      data-style={look.style}
      data-align={look.align}
      data-phones={look.phones}
      data-separator={look.separator}
    >
      {!isEmpty && (
        <LinkGroup
          label={look.label || t('breadcrumbs')}
          isLandmark={data.isFirst}
          className="breadcrumbs-way"
        >
          {prefix && <span className="breadcrumbs-prefix">{prefix}</span>}
          <ol className="plain-list breadcrumbs-list">
            {crumbs.map(({ title, href, isHome }, index) => (
              <li key={index} data-parent={index === crumbs.length - 1 ? '' : undefined}>
                {href ? (
                  <a href={href}>
                    {isHome && <Icon name="home" />}
                    <span className={isHome ? 'visually-hidden' : 'breadcrumbs-name'} dir="auto">
                      {title}
                    </span>
                  </a>
                ) : (
                  <span className="breadcrumbs-name" dir="auto">
                    {title}
                  </span>
                )}
              </li>
            ))}
            {showCurrent && (
              <li className="breadcrumbs-current">
                <span className="breadcrumbs-name" dir="auto" aria-current="page">
                  {data.current}
                </span>
              </li>
            )}
          </ol>
        </LinkGroup>
      )}
    </div>
  )
}
