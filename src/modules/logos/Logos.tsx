import { type ModuleProps, useTexts } from '#module-contract'
import { Anchor, Icon, Picture } from '#ui'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

type Item = ModuleProps<typeof Props>['items'][number]

/**
 * Logos of partners. The marquee consists of two equal rows and has a checkbox to stop it, without
 * script (WCAG 2.2.2). It is static under reduced motion.
 */
export function Logos({
  root,
  title,
  items,
  layout,
  lines,
  grey,
  backwards,
}: ModuleProps<typeof Props>) {
  const t = useTexts<typeof texts>()
  const shown = items.filter(({ image, name }) => image || name)
  const isMoving = layout === 'marquee' && shown.length > 1
  return (
    <div
      {...root}
      data-layout={layout}
      data-lines={lines ? '' : undefined}
      data-grey={grey ? '' : undefined}
      data-backwards={backwards ? '' : undefined}
    >
      {title && <p className="logos-title">{title}</p>}
      {isMoving && (
        <label className="logos-pause">
          <input type="checkbox" className="visually-hidden" aria-label={t('pause')} />
          <Icon name="pause" />
          <Icon name="play" />
        </label>
      )}
      <div className="logos-view">
        <Row items={shown} />
        {isMoving && <Row items={shown} isCopy />}
      </div>
    </div>
  )
}

/** The copy is hidden from assistive technology and the tab order. */
function Row({ items, isCopy = false }: { items: Item[]; isCopy?: boolean }) {
  return (
    <ul className="logos-items plain-list" aria-hidden={isCopy || undefined}>
      {items.map(({ image, name, link }, index) => {
        const logo = image ? (
          <Picture image={name ? { ...image, alt: name } : image} sizes="240px" />
        ) : (
          <span className="logos-name">{name}</span>
        )
        return (
          <li key={index}>
            {link ? (
              <Anchor link={link} tabIndex={isCopy ? -1 : undefined}>
                {logo}
              </Anchor>
            ) : (
              logo
            )}
          </li>
        )
      })}
    </ul>
  )
}
