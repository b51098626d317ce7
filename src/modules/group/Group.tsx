import type { ModuleProps } from '#module-contract'
import { CoverLink } from '#ui'
import type { Props } from './props.ts'

/** Container for any modules: column, row or grid. */
export function Group({
  root,
  content: Content,
  wrap,
  link,
  linkLabel,
}: ModuleProps<typeof Props>) {
  return (
    <div {...root} data-wrap={wrap || undefined} data-cover={link ? '' : undefined}>
      {link && <CoverLink link={link} label={linkLabel} />}
      <Content className="group-content" />
    </div>
  )
}
