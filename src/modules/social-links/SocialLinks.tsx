import { type ModuleProps, useTexts } from '#module-contract'
import { NetworkLink, NetworkList } from '#ui'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** Links to social profiles. */
export function SocialLinks({
  root,
  items,
  name,
  show,
  layout,
  style,
  shape,
  size,
  align,
  brand,
  me,
}: ModuleProps<typeof Props>) {
  const t = useTexts<typeof texts>()
  return (
    <div {...root}>
      <NetworkList
        label={name || t('social')}
        show={show}
        layout={layout}
        style={style}
        shape={shape}
        size={size}
        align={align}
        isBranded={brand}
      >
        {items.map((item, index) => (
          <li key={index}>
            <NetworkLink
              {...item}
              icon={show === 'words' ? null : (item.icon ?? item.network.icon)}
              isNamed={show !== 'icons'}
              rel={me ? 'me' : undefined}
            />
          </li>
        ))}
      </NetworkList>
    </div>
  )
}
