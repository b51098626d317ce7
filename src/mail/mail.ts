/** A mail before it is sent: the same in plain text and HTML. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string | undefined
  /** Instead of the sender that the environment gives. */
  from?: string | undefined
  /** Further ones, such as how to end mails of its kind. */
  headers?: Record<string, string> | undefined
}

/** `#rrggbb`, because mail programs know no variables; each text is legible on its ground. */
export interface MailColours {
  background: string
  text: string
  muted: string
  border: string
  accent: string
  onAccent: string
}

/** Whose mail it is: the site's name, language, logo, colours and fonts. */
export interface MailLook {
  siteName: string
  /** BCP 47. */
  locale: string
  colours: { light: MailColours; dark: MailColours }
  /** CSS families that machines have: mail programs load none. */
  fonts: { text: string; display: string }
  /** In the place of the site's name: an absolute address of a PNG, and its size in CSS pixels. */
  logo?: { src: string; width: number; height: number } | undefined
}

/** Of no site. */
export const PLAIN_LOOK: Pick<MailLook, 'colours' | 'fonts'> = {
  colours: {
    light: {
      background: '#ffffff',
      text: '#1c1c1c',
      muted: '#5c5c5c',
      border: '#c8c8c8',
      accent: '#1f4f7a',
      onAccent: '#ffffff',
    },
    dark: {
      background: '#1b1b1b',
      text: '#f2f2f2',
      muted: '#c4c4c4',
      border: '#444444',
      accent: '#9cc4e8',
      onAccent: '#10202e',
    },
  },
  fonts: { text: 'sans-serif', display: 'sans-serif' },
}

/** The mail server had all of a mail, and the connection broke before it said whether it took it. */
export class UnansweredMail extends Error {}
