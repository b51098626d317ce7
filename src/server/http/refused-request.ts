import type { Message } from '#texts'
import type { ServerText } from '../texts.ts'

/** Thrown in a hook: answered with its reason in the site's language, as JSON to a script and as a page to a browser. */
export class RefusedRequest extends Error {
  readonly statusCode: number
  readonly said: Message<ServerText>
  constructor(statusCode: number, reason: ServerText, values?: Message['values']) {
    super(reason)
    this.statusCode = statusCode
    this.said = { key: reason, values }
  }
}
