import type { ModuleProps } from '#module-contract'
import { CoverLink } from '#ui'
import type { Props } from './props.ts'

export function Row({
  root,
  columns: Columns,
  gap,
  align,
  link,
  linkLabel,
}: ModuleProps<typeof Props>) {
  return (
    <div {...root} data-gap={gap} data-align={align} data-cover={link ? '' : undefined}>
      {link && <CoverLink link={link} label={linkLabel} />}
      <Columns className="row-columns" />
    </div>
  )
}
