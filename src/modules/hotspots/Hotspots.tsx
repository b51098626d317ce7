import type { CSSProperties } from 'react'
import { type ModuleProps, ServerHtml } from '#module-contract'
import { Anchor, Icon, Picture } from '#ui'
import type { Props } from './props.ts'

const SIZES = '(min-width: 1328px) 1200px, 92vw'

/**
 * Points on an image that open a text (APG Disclosure), without script. In print and without
 * popover support, the texts are a list below the image.
 */
export function Hotspots(props: ModuleProps<typeof Props>) {
  const { root, image, points, layout, place } = props
  const isListed = layout === 'list' || !image
  return (
    <div {...root} data-layout={isListed ? 'list' : layout}>
      {image && (
        <div className="hotspots-frame">
          <Picture image={image} sizes={SIZES} className="hotspots-picture" />
          {points.map(({ title, x, y }, index) => {
            const style = { '--x': `${x}%`, '--y': `${y}%` }
            const id = `${root.id}-${index + 1}`
            const content = (
              <>
                {layout === 'dots' ? (
                  <Icon name="plus" />
                ) : (
                  <span aria-hidden="true">{index + 1}</span>
                )}
                <span className="visually-hidden">{title}</span>
              </>
            )
            return isListed ? (
              <a
                key={index}
                className="hotspots-point"
                href={`#${id}`}
                style={style as CSSProperties}
              >
                {content}
              </a>
            ) : (
              <button
                key={index}
                type="button"
                className="hotspots-point"
                id={`${id}-button`}
                popoverTarget={id}
                style={{ ...style, anchorName: `--${id}` } as CSSProperties}
              >
                {content}
              </button>
            )
          })}
        </div>
      )}
      {points.length > 0 && (
        <ol className="hotspots-list plain-list">
          {points.map(({ title, body, button, link }, index) => {
            const id = `${root.id}-${index + 1}`
            const anchored = {
              popover: 'auto',
              className: 'hotspots-item anchored',
              'data-place': place,
              style: { positionAnchor: `--${id}` } as CSSProperties,
            } as const
            return (
              <li
                key={index}
                id={id}
                className="hotspots-item"
                {...(isListed ? undefined : anchored)}
              >
                <p className="hotspots-title">{title}</p>
                {body && <ServerHtml as="div" className="hotspots-body" html={body} />}
                {button && link && <Anchor link={link}>{button}</Anchor>}
              </li>
            )
          })}
        </ol>
      )}
    </div>
  )
}
