import { createHash } from 'node:crypto'
import type { LoadContext, PropsOf } from '#module-contract'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'
import { nextChange, shownAt } from './schedule.ts'

export interface AnnouncementData {
  /** Indexes of the current announcements. */
  shown: number[]
  /** Changes with the announcements, so that dismissing one does not hide the next. */
  key: string
}

/** The page is rendered again when an announcement begins or ends. */
export function load(
  { messages }: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): AnnouncementData {
  const now = Date.now()
  const change = nextChange(messages, now)
  if (change !== undefined) context.freshUntil(change)
  const shown = shownAt(messages, now)
  const said = JSON.stringify(shown.map(index => messages[index]))
  return { shown, key: createHash('sha256').update(said).digest('base64url').slice(0, 12) }
}
