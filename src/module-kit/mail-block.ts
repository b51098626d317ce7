import type { ResolvedImage } from './image.ts'

/** What a module is in a mail; addresses as on a page of the site. */
export type MailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'html'; html: string }
  | { kind: 'image'; image: ResolvedImage; href?: string | undefined }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'divider' }
