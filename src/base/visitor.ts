/** One visitor, as far as cookies tell. Whoever asks for them makes the page this visitor's own: it is not cached. */
export interface Visitor {
  cookie(name: string): string | undefined
}

/** Where an action may also remember something in the visitor's browser. */
export interface VisitorOfAction extends Visitor {
  /** The IP address that the request came from: personal data, for those who have a reason to keep it. */
  address: string
  /** Of this site only (`SameSite=Lax`), and over TLS only where the site has it. */
  setCookie(
    name: string,
    value: string,
    options?: {
      /** Until the browser is closed when left out. */
      maxAgeSeconds?: number
      /** Hidden from scripts; on by default. */
      httpOnly?: boolean
    },
  ): void
}
