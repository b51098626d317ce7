import { type ModuleProps, usePageLanguage, useTexts } from '#module-contract'
import { percentText } from '#shop/client'
import type { BadgesData } from './load.server.ts'
import type { Props } from './props.ts'
import { type ShownBadge, shownBadges } from './shown-badges.ts'
import type { texts } from './texts.ts'

/** Badges of the product as on its card. Products without badges show nothing. */
export function ProductBadges(props: ModuleProps<typeof Props, BadgesData>) {
  const { root, style, saleBadge, lowStock, data } = props
  const { product, newSince } = data
  const badges = product ? shownBadges(product, { saleBadge, lowStock, newSince }) : []
  if (badges.length === 0) return <div {...root} hidden />
  return (
    <div {...root} data-style={style}>
      <ul className="plain-list">
        {badges.map(badge => (
          <li key={badge.kind} data-kind={badge.kind}>
            <BadgeText badge={badge} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function BadgeText({ badge }: { badge: ShownBadge }) {
  const t = useTexts<typeof texts>()
  const { locale } = usePageLanguage()
  if (badge.kind === 'percent') {
    return (
      <>
        <span className="visually-hidden">{t('sale')} </span>
        <bdi>{percentText(badge.share, locale)}</bdi>
      </>
    )
  }
  return (badge.kind === 'sale' && badge.label) || t(badge.kind)
}
