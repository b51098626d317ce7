import { decodePath } from '#base'
import type { LoadContext, MenuEntry, PropsOf } from '#module-contract'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface MenuData {
  /** Empty if the menu does not exist. */
  name: string
  items: readonly MenuEntry[]
  /** At the end of the mobile menu. */
  secondary?: readonly MenuEntry[]
  /** Decoded path of the current page. */
  path: string
}

type Context = Pick<LoadContext<Services>, 'services' | 'url' | 'tag' | 'showMenu'>

export async function load(
  props: PropsOf<typeof Props>,
  { services, url, tag, showMenu }: Context,
): Promise<MenuData> {
  tag('site')
  const { menus } = services.pages
  const [menu, secondary] = await Promise.all([
    menus.find(props.menu),
    props.secondary ? menus.find(props.secondary) : undefined,
  ])
  return {
    name: menu?.name ?? '',
    items: await showMenu(menu?.items ?? []),
    secondary: await showMenu(secondary?.items ?? []),
    path: decodePath(url.pathname) ?? '',
  }
}
