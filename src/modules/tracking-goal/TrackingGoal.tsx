import type { ModuleProps } from '#module-contract'
import type { Props } from './props.ts'

/** Invisible: the server counts visitors who are sent the page (AB-4). */
export function TrackingGoal({ root }: ModuleProps<typeof Props>) {
  return <div {...root} hidden />
}
