import type { LoadContext, PropsOf } from '#module-contract'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface SchemeSwitchData {
  /** False for a site without a dark scheme: visitors have nothing to choose. */
  isOffered: boolean
  /** Scheme for visitors without a choice. */
  initial: 'light' | 'device'
}

export async function load(
  _props: PropsOf<typeof Props>,
  { services, tag }: Pick<LoadContext<Services>, 'services' | 'tag'>,
): Promise<SchemeSwitchData> {
  tag('site')
  const { darkScheme } = await services.pages.settings.get()
  return { isOffered: darkScheme !== 'off', initial: darkScheme === 'switch' ? 'light' : 'device' }
}
