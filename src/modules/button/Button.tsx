import { Icon, type ModuleProps } from '#module-kit'
import type { Props } from './props.ts'

export function Button({ root, label, link, style, icon, align }: ModuleProps<typeof Props>) {
  return (
    <div {...root} data-align={align}>
      <a
        className="button"
        data-style={style}
        href={link?.href ?? '#'}
        target={link?.blank ? '_blank' : undefined}
        rel={link?.blank ? 'noopener' : undefined}
      >
        {label}
        {icon && <Icon name={icon} className="icon-flip" />}
        {link?.blank && <span className="visually-hidden"> (opens in a new window)</span>}
      </a>
    </div>
  )
}
