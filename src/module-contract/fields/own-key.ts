import Type from 'typebox'
import { baseOf, type Field } from '../field.ts'

/**
 * Permanent key of something beyond its page, such as a split test with its counts. New nodes and
 * copies get a new key (`renewKeys`). The builder has no control for it.
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

/** Random key with 12 characters. */
function createOwnKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, byte => (byte % 36).toString(36)).join('')
}

/** Gives a new or copied node new keys. */
export function renewKeys<Props extends Record<string, unknown>>(
  shape: Record<string, { kind: string }>,
  props: Props,
): Props {
  const keys = Object.entries(shape).filter(([, field]) => field.kind === 'own-key')
  if (keys.length === 0) return props
  return { ...props, ...Object.fromEntries(keys.map(([name]) => [name, createOwnKey()])) }
}
