import type { ModuleProps } from '#module-kit'
import type { Props } from './props.ts'

export function Row({ root, columns: Columns, gap, align }: ModuleProps<typeof Props>) {
  return (
    <div {...root} data-gap={gap} data-align={align}>
      <Columns className="row-columns" />
    </div>
  )
}
