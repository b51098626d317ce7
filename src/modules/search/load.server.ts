import { decodePath } from '#base'
import type { LoadContext, PropsOf, QueryContext } from '#module-contract'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'
import { RESULTS_PATH } from './suggested.ts'

export interface SearchData {
  /** Search text of the results page. */
  text: string
}

/** Only on the results page does the field show the search text. */
export function query(
  { results }: PropsOf<typeof Props>,
  { url }: Pick<QueryContext<Services>, 'url'>,
): URLSearchParams {
  const text = url.searchParams.get('q')?.trim()
  const isThere = decodePath(url.pathname) === (results?.href ?? RESULTS_PATH)
  return new URLSearchParams(text && isThere ? { q: text } : {})
}

export function load(props: PropsOf<typeof Props>, context: LoadContext<Services>): SearchData {
  return { text: query(props, context).get('q') ?? '' }
}
