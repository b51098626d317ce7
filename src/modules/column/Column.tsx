import type { ModuleProps } from '#module-kit'
import type { Props } from './props.ts'

export function Column({ root, content: Content, gap }: ModuleProps<typeof Props>) {
  return (
    <div {...root} data-gap={gap}>
      <Content className="column-content" />
    </div>
  )
}
