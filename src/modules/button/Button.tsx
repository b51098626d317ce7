import { type ModuleProps, useTexts } from '#module-contract'
import { ButtonLink } from '#ui'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

export function Button({ root, label, align, ...button }: ModuleProps<typeof Props>) {
  const t = useTexts<typeof texts>()
  const { link, style, icon, iconSide } = button
  return (
    <ButtonLink
      {...root}
      data-align={align}
      link={link}
      style={style}
      icon={icon}
      iconSide={iconSide}
      label={label || t('readMore')}
    />
  )
}
