import { type ModuleProps, useTexts } from '#module-contract'
import { Anchor } from '#ui'
import { toInlineSvg } from './inline-svg.ts'
import type { SvgData } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** Inline SVG of the library, in the page's colors, optionally animated. */
export function Svg(props: ModuleProps<typeof Props, SvgData>) {
  const { root, file, label, link, align, colours, draw, data } = props
  const t = useTexts<typeof texts>()
  if (!file) return <div {...root} data-empty="" />
  const markup = toInlineSvg(data.markup, {
    id: root.id,
    isThemed: colours === 'theme',
    isDrawn: draw !== 'none',
  })
  const name = link ? label || t('readMore') : label
  const drawing = markup ? (
    <span
      className="svg-frame"
      {...(name ? { role: 'img', 'aria-label': name } : {})}
      // Sanitized on upload and when it is read.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  ) : (
    <span className="svg-frame">
      <img className="svg-drawing" src={file.src} alt={name} loading="lazy" decoding="async" />
    </span>
  )
  return (
    <div
      {...root}
      data-align={align}
      data-colours={colours}
      data-draw={draw === 'none' ? undefined : draw}
    >
      {link ? (
        <Anchor link={link} className="svg-link">
          {drawing}
        </Anchor>
      ) : (
        drawing
      )}
    </div>
  )
}
