import type { ModuleProps } from '#module-kit'
import type { Props } from './props.ts'

/** Shown only where its block is gone: on a page the block's own modules stand in its place. */
export function LayoutBlock({ root }: ModuleProps<typeof Props>) {
  return <div {...root} hidden />
}
