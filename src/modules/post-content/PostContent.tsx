import type { ModuleProps } from '#module-contract'
import type { Props } from './props.ts'

/** Rendered only without content; in a template the page's modules replace it. */
export function PostContent({ root }: ModuleProps<typeof Props>) {
  return <div {...root} hidden />
}
