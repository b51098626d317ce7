import { type ModuleProps, ServerHtml } from '#module-contract'
import type { Props } from './props.ts'

export function Text({ root, body, size }: ModuleProps<typeof Props>) {
  return (
    <div {...root} data-size={size}>
      <ServerHtml as="div" className="prose" html={body} />
    </div>
  )
}
