/** The visitor's cookies. Reading one makes the page private, so it is not cached. */
export interface Visitor {
  cookie(name: string): string | undefined
}

/** Visitor of an action, which may also set cookies. */
export interface VisitorOfAction extends Visitor {
  /** IP address of the request: personal data, to be stored only with a reason. */
  ipAddress: string
  userAgent: string
  /** Sets a cookie with `SameSite=Lax`, and `Secure` if the site uses TLS. */
  setCookie(
    name: string,
    value: string,
    options?: {
      /** Session cookie if missing. */
      maxAgeSeconds?: number
      /** On by default. */
      httpOnly?: boolean
    },
  ): void
}

/** An uploaded file. Deleted after the request unless it was moved. */
export interface PostedFile {
  /** Name of the form input. */
  field: string
  /** File name sent by the browser; not sanitized. */
  name: string
  /** Path of the temporary file. */
  path: string
  /** In bytes. */
  size: number
}
