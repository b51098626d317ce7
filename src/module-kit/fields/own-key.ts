import Type from 'typebox'
import { baseOf, type Field } from '../field.ts'

/**
 * What something is known by beyond its page, such as a split test with all that was counted of it. Nobody chooses it: a new node and
 * every copy of one gets a key of its own (`renewKeys`). The builder has no control of it.
 */
export function ownKey(): Field<string> {
  return {
    ...baseOf({ label: 'Key' }),
    kind: 'own-key',
    schema: Type.String({ pattern: '^[a-z0-9]{0,32}$', title: 'Own key' }),
    control: { input: 'none' },
    default: '',
  }
}

/** A key that no other node has: 12 characters. */
function createOwnKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, byte => (byte % 36).toString(36)).join('')
}

/** The props of a new node, or of a copy: with keys that nothing else has. */
export function renewKeys<Props extends Record<string, unknown>>(
  shape: Record<string, { kind: string }>,
  props: Props,
): Props {
  const keys = Object.entries(shape).filter(([, field]) => field.kind === 'own-key')
  if (keys.length === 0) return props
  return { ...props, ...Object.fromEntries(keys.map(([name]) => [name, createOwnKey()])) }
}
