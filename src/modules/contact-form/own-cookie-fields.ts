import { isOwnCookie } from '#base'
import type { PropsOf } from '#module-contract'
import type { Props } from './props.ts'

type Field = Partial<PropsOf<typeof Props>['fields'][number]>

/**
 * Hidden fields that name a cookie of the site itself, by their index. Takes stored fields without
 * defaults.
 */
export function ownCookieFields(fields: readonly Field[]) {
  return fields.flatMap(({ type, source, sourceValue = '' }, index) =>
    type === 'hidden' && source === 'cookie' && isOwnCookie(sourceValue)
      ? [{ index, name: sourceValue }]
      : [],
  )
}
