import type { ModuleProps } from '#module-kit'
import type { Props } from './props.ts'

/** Nothing to be seen: the server counts whoever is sent the page (AB-4). */
export function TrackingGoal({ root }: ModuleProps<typeof Props>) {
  return <div {...root} hidden />
}
