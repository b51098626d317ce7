import type { LoadContext, PropsOf, ResolvedImage } from '#module-contract'
import { mediaTag, toImage } from '#pages/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

/** The site's logo settings. */
export interface LogoData {
  name: string
  tagline: string
  image: ResolvedImage | undefined
  /** The logo for the dark scheme, where visitors may see that. */
  dark?: ResolvedImage | undefined
  /** The site has no logo, so its icon is used. */
  isIcon?: boolean
  isHome: boolean
}

export async function load(
  props: PropsOf<typeof Props>,
  { services, url, tag }: Pick<LoadContext<Services>, 'services' | 'url' | 'tag'>,
): Promise<LogoData> {
  tag('site')
  const { settings, media } = services.pages
  const { siteName, tagline, logo, logoDark, icon, darkScheme } = await settings.get()
  const wanted = !props.image && props.show !== 'name' ? (logo ?? icon) : undefined
  const hasDark = darkScheme !== 'off' && wanted && wanted === logo
  const dark = hasDark ? logoDark : null
  const ids = [wanted, dark].filter(id => id != null)
  tag(...ids.map(mediaTag))
  const found = await media.load(ids)
  return {
    name: siteName,
    tagline,
    image: wanted ? toImage(found.get(wanted)) : undefined,
    dark: dark ? toImage(found.get(dark)) : undefined,
    isIcon: wanted !== undefined && wanted !== logo,
    isHome: url.pathname === '/',
  }
}
