import type { Message } from '#texts'
import type { ServerText } from '../texts.ts'

/** Error for hooks. Answered in the site's language, as JSON for scripts and as a page for browsers. */
export class RefusedRequest extends Error {
  readonly statusCode: number
  readonly said: Message<ServerText>
  constructor(statusCode: number, reason: ServerText, values?: Message['values']) {
    super(reason)
    this.statusCode = statusCode
    this.said = { key: reason, values }
  }
}
