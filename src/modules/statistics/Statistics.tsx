import type { ModuleProps } from '#module-contract'
import type { Props } from './props.ts'

/** Large numbers with labels. */
export function Statistics({ root, items, layout, size }: ModuleProps<typeof Props>) {
  return (
    <div {...root} data-layout={layout} data-size={size}>
      <dl className="statistics-items">
        {items.map(({ value, label }, index) => (
          <div key={index} className="statistics-item">
            <dt className="statistics-label">{label}</dt>
            <dd className="statistics-value">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
