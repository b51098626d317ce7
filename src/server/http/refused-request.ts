/** Thrown in a hook: answered with its sentence, as JSON to a script and as a page to a browser. */
export class RefusedRequest extends Error {
  readonly statusCode: number
  constructor(statusCode: number, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}
