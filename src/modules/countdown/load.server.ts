import { formatDate } from '#base'
import type { LoadContext, PropsOf } from '#module-contract'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

/** Initial values; afterwards the script uses its own clock. */
export interface CountdownData {
  now: number
  /** The end as text, in the site's language and time zone. */
  end: string
}

/** The page is rendered again at the end, so that it is correct without script. */
export function load(
  { endsAt, counts }: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): CountdownData {
  // Each visitor's own countdown starts with its full duration.
  if (counts === 'visit') return { now: 0, end: '' }
  const now = Date.now()
  context.tag('site')
  if (endsAt > now) context.freshUntil(endsAt)
  // Without a date there is no text.
  return { now, end: endsAt > 0 ? formatDate(endsAt, context.language, 'moment') : '' }
}
