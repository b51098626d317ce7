import type { LoadContext, PropsOf } from '#module-kit'
import { archivePath, isContentKind, type Series } from '#pages/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface SeriesData {
  /** Nothing of a page that is none of a series. */
  series?: Omit<Series, 'id'> | undefined
  /** Of the page that it stands on. */
  current: string
  /** Where all parts are listed. */
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
