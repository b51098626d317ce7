import { parse } from 'node:querystring'
import { MAX_FORM_FIELDS } from './input-limits.ts'
import { RefusedRequest } from './refused-request.ts'

/** Parses a posted form. Throws if it has too many fields. */
export function parseFormBody(text: string): Record<string, unknown> {
  let fields = 1
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    if (++fields > MAX_FORM_FIELDS) {
      throw new RefusedRequest(413, 'too-many-fields', { max: MAX_FORM_FIELDS })
    }
  }
  return parse(text, '&', '=', { maxKeys: MAX_FORM_FIELDS })
}
