import { formatDate } from '#base'
import type { LoadContext, PropsOf } from '#module-kit'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

/** What the server shows; the script starts from the same values and then goes by its own clock. */
export interface CountdownData {
  now: number
  /** The end in words, in the site's language and time zone. */
  end: string
}

/** The page is made anew at the end, so that it says so without script too. */
export function load(
  { endsAt, counts }: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): CountdownData {
  // Each visitor's own, of which the server knows nothing: all of its time is left.
  if (counts === 'visit') return { now: 0, end: '' }
  const now = Date.now()
  context.tag('site')
  if (endsAt > now) context.freshUntil(endsAt)
  // Where no date is set there is none to be told.
  return { now, end: endsAt > 0 ? formatDate(endsAt, context.language, 'moment') : '' }
}
