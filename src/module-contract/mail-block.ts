import type { ResolvedImage } from './image.ts'

/** Part of a mail. URLs as on a page of the site. */
export type MailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'html'; html: string }
  | { kind: 'image'; image: ResolvedImage; href?: string | undefined }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'divider' }
