import type { LoadContext, PropsOf } from '#module-contract'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface CurrencySwitchData {
  /** Codes, with the base currency first; one if visitors have no choice. */
  currencies: string[]
  chosen: string
  /** The posted currency is no longer offered. */
  isRefused: boolean
}

export async function load(
  _props: PropsOf<typeof Props>,
  context: Pick<LoadContext<Services>, 'services' | 'tag' | 'outcome'>,
): Promise<CurrencySwitchData> {
  const { services, tag, outcome } = context
  tag('site')
  return { ...(await services.shop.currencies(tag)), isRefused: outcome?.result.ok === false }
}
