import { Icon, type ModuleProps, useTexts } from '#module-kit'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

export function Button({ root, label, link, style, icon, align }: ModuleProps<typeof Props>) {
  const t = useTexts<typeof texts>()
  return (
    <a
      {...root}
      className={`${root.className} button`}
      data-align={align}
      data-style={style}
      href={link?.href ?? '#'}
      target={link?.blank ? '_blank' : undefined}
      rel={link?.blank ? 'noopener' : undefined}
    >
      {label || t('readMore')}
      {icon && <Icon name={icon} className="icon-flip" />}
      {link?.blank && <span className="visually-hidden"> {t('newWindow')}</span>}
    </a>
  )
}
