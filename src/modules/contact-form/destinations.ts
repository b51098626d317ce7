import type { Destination } from '#base'
import { readAddresses } from '#forms/schema'
import { type PropsOf, variableIdOf } from '#module-contract'
import type { Props } from './props.ts'

type Stored = Partial<Pick<PropsOf<typeof Props>, 'to' | 'recipients' | 'webhook'>>

/** Addresses and webhook of a stored form. The value of a variable is only known when the form is sent. */
export function destinationsOf({ to = '', recipients = [], webhook = '' }: Stored): Destination[] {
  const written = [to, ...recipients.map(rule => rule.to ?? '')].filter(text => !variableIdOf(text))
  const url = webhook.trim()
  return [
    ...readAddresses(written.join(',')).addresses.map(address => ({
      kind: 'mail' as const,
      address,
    })),
    ...(url && !variableIdOf(url) ? [{ kind: 'webhook' as const, address: url }] : []),
  ]
}
