import type { ResolvedImage } from '#module-kit'

/** A link of an author's profile. */
export interface AuthorLink {
  label: string
  url: string
}

/** What is set of an author. Pages name their author: a profile belongs to those that have its name. */
export interface AuthorEdit {
  name: string
  /** Of the archive. Empty: made of the name. */
  slug?: string
  /** Such as “Editor”; empty for none. */
  role: string
  bio: string
  /** A media id. */
  portrait: string | null
  links: AuthorLink[]
}

export interface AuthorItem extends AuthorEdit {
  id: string
  slug: string
}

/** An author as visitors see them. */
export interface AuthorProfile extends Omit<AuthorItem, 'id' | 'portrait'> {
  portrait: ResolvedImage | undefined
}
