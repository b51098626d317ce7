import type { LoadContext, PropsOf } from '#module-contract'
import { archivePath, isContentKind, type Series } from '#pages/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface SeriesData {
  /** Undefined for pages without a series. */
  series?: Omit<Series, 'id'> | undefined
  /** Id of the current page. */
  current: string
  /** URL of the list of all parts. */
  href?: string | undefined
}

export async function load(
  _props: PropsOf<typeof Props>,
  { services, page, tag }: Pick<LoadContext<Services>, 'services' | 'page' | 'tag'>,
): Promise<SeriesData> {
  const { kind: of, id } = page
  if (!isContentKind(of)) return { current: id }
  const series = await services.pages.series.of(id, of, tag)
  if (!series) return { current: id }
  const places = await services.pages.settings.get()
  tag('site')
  return { series, current: id, href: archivePath(places, { of, by: 'series', slug: series.slug }) }
}
