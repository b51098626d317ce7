import { decodePath } from '#base'
import type { LoadContext, PropsOf, QueryContext } from '#module-kit'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'
import { RESULTS_PATH } from './suggested.ts'

export interface SearchData {
  /** What the page shows results of. */
  text: string
}

/** On the page of results the field says what was searched for; elsewhere the address is none of its business. */
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
