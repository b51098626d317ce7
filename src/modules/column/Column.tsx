import type { ModuleProps } from '#module-contract'
import { CoverLink } from '#ui'
import type { Props } from './props.ts'

export function Column({
  root,
  content: Content,
  gap,
  link,
  linkLabel,
}: ModuleProps<typeof Props>) {
  return (
    <div {...root} data-gap={gap} data-cover={link ? '' : undefined}>
      {link && <CoverLink link={link} label={linkLabel} />}
      <Content className="column-content" />
    </div>
  )
}
