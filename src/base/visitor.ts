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

/** A file that came with a posted form. It is removed when the request is over, unless it was moved elsewhere. */
export interface PostedFile {
  /** Name of its input. */
  field: string
  /** As the visitor's machine calls it; anything may stand in it. */
  name: string
  /** Where it lies. */
  path: string
  /** In bytes. */
  size: number
}
