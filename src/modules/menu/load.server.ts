import { decodePath } from '#base'
import type { LoadContext, MenuEntry, PropsOf } from '#module-kit'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface MenuData {
  /** Empty where there is no such menu. */
  name: string
  items: readonly MenuEntry[]
  /** Of the page that is shown, decoded. */
  path: string
}

export async function load(
  props: PropsOf<typeof Props>,
  { services, url, tag }: Pick<LoadContext<Services>, 'services' | 'url' | 'tag'>,
): Promise<MenuData> {
  tag('site')
  const { menus } = services.pages
  const menu = props.menu ? await menus.find(props.menu) : (await menus.at('header'))[0]
  return {
    name: menu?.name ?? '',
    items: menu?.items ?? [],
    path: decodePath(url.pathname) ?? '',
  }
}
