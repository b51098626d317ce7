/** A bug or broken infrastructure; `code` is permanent, for logs and for scripts. */
export class VitrineError extends Error {
  readonly code: string
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'VitrineError'
    this.code = code
  }
}
