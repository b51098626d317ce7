import type { ModuleProps } from '#module-kit'
import type { Props } from './props.ts'

export function Heading({
  root,
  text,
  kicker,
  level: Level,
  size,
  link,
}: ModuleProps<typeof Props>) {
  return (
    <div {...root} data-size={size}>
      {kicker && <p className="heading-kicker">{kicker}</p>}
      <Level className="heading-text">
        {link ? (
          <a href={link.href} target={link.blank ? '_blank' : undefined} rel="noopener">
            {text}
          </a>
        ) : (
          text
        )}
      </Level>
    </div>
  )
}
