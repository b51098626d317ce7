import { type ModuleProps, useTexts } from '#module-contract'
import { Anchor, Icon as Drawing } from '#ui'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** A single icon. A link always has a name; without name and link it is decorative. */
export function Icon({ root, icon, label, link, frame, shape, align }: ModuleProps<typeof Props>) {
  const t = useTexts<typeof texts>()
  const drawing = icon && <Drawing icon={icon} className="icon-drawing" />
  const name = (text: string) => <span className="visually-hidden">{text}</span>
  return (
    <div
      {...root}
      data-frame={frame}
      data-shape={frame === 'none' ? undefined : shape}
      data-align={align}
      data-empty={icon ? undefined : ''}
    >
      {link ? (
        <Anchor link={link} className="icon-frame">
          {drawing}
          {name(label || t('readMore'))}
        </Anchor>
      ) : (
        <span className="icon-frame">
          {drawing}
          {label && name(label)}
        </span>
      )}
    </div>
  )
}
