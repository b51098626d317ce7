import type { ModuleProps } from '#module-contract'
import { Anchor, Icon } from '#ui'
import type { Props } from './props.ts'

/** Short points with icons. */
export function IconList({ root, items, layout, lines }: ModuleProps<typeof Props>) {
  return (
    <div {...root} data-layout={layout} data-lines={lines}>
      <ul className="icon-list-items plain-list">
        {items.map((item, index) => (
          <li key={index}>
            {item.icon && <Icon icon={item.icon} />}
            {item.link ? (
              <Anchor link={item.link}>
                <bdi>{item.text}</bdi>
              </Anchor>
            ) : (
              <bdi>{item.text}</bdi>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
