import { type ModuleProps, ServerHtml } from '#module-contract'
import { Anchor, Icon, Picture } from '#ui'
import type { Props } from './props.ts'

/**
 * With a link the whole block is clickable (NAV-7): the title contains the anchor, and its area
 * covers the block.
 */
export function Blurb({
  root,
  title,
  body,
  icon,
  image,
  number,
  link,
  level: Level,
  layout,
  style,
}: ModuleProps<typeof Props>) {
  return (
    <div {...root} data-layout={layout} data-style={style} data-linked={link ? '' : undefined}>
      {image ? (
        <Picture
          image={image}
          sizes="(min-width: 1328px) 400px, (min-width: 768px) 31vw, 92vw"
          className="blurb-picture"
        />
      ) : number ? (
        <p className="blurb-number">{number}</p>
      ) : (
        icon && <Icon icon={icon} className="blurb-icon" />
      )}
      <div className="blurb-words">
        <Level className="blurb-title">{link ? <Anchor link={link}>{title}</Anchor> : title}</Level>
        {body && <ServerHtml as="div" className="blurb-body" html={body} />}
      </div>
    </div>
  )
}
