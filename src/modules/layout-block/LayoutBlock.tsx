import type { ModuleProps } from '#module-contract'
import type { Props } from './props.ts'

/** Rendered only if the block is missing; otherwise its modules replace it. */
export function LayoutBlock({ root }: ModuleProps<typeof Props>) {
  return <div {...root} hidden />
}
