export interface MailAttachment {
  filename: string
  content: Buffer
  contentType: string
}

/** A mail to send, in plain text and HTML. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string | undefined
  /** Overrides the default sender. */
  from?: string | undefined
  attachments?: MailAttachment[] | undefined
  /** Additional headers, such as List-Unsubscribe. */
  headers?: Record<string, string> | undefined
}

/**
 * `#rrggbb` values, because mail programs lack CSS variables. Text colors are legible on their
 * background.
 */
export interface MailColors {
  background: string
  text: string
  muted: string
  border: string
  accent: string
  onAccent: string
}

/** Branding of a mail: site name, language, logo, colors and fonts. */
export interface MailTheme {
  siteName: string
  /** BCP 47. */
  locale: string
  colours: { light: MailColors; dark: MailColors }
  /** System font stacks: mail programs load no fonts. */
  fonts: { text: string; display: string }
  /** Replaces the site name: absolute PNG URL and size in CSS pixels. */
  logo?: { src: string; width: number; height: number } | undefined
}

/** Branding for mails without a site. */
export const PLAIN_LOOK: Pick<MailTheme, 'colours' | 'fonts'> = {
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

/** The connection broke after the mail was sent and before the server confirmed it. */
export class UnansweredMail extends Error {}
