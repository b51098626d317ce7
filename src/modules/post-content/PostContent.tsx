import type { ModuleProps } from '#module-kit'
import type { Props } from './props.ts'

/** Shown only where there is no content for it: in a template the page's own modules stand in its place. */
export function PostContent({ root }: ModuleProps<typeof Props>) {
  return <div {...root} hidden />
}
