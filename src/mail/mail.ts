/** A mail before it is sent: the same in plain text and HTML. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string | undefined
  /** Instead of the sender that the environment gives. */
  from?: string | undefined
}

/** Whose mail it is: the site's name, language and colours. */
export interface MailLook {
  siteName: string
  /** BCP 47. */
  locale: string
  /** CSS colours; each pair is legible. */
  colours: { background: string; text: string; muted: string; accent: string; onAccent: string }
}

export const PLAIN_COLOURS: MailLook['colours'] = {
  background: '#ffffff',
  text: '#1c1c1c',
  muted: '#5c5c5c',
  accent: '#1f4f7a',
  onAccent: '#ffffff',
}
