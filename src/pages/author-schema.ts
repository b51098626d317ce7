import type { ResolvedImage } from '#module-contract'

/** A link in an author's profile. */
export interface AuthorLink {
  label: string
  url: string
}

/** Editable fields of an author. Pages refer to authors by name. */
export interface AuthorEdit {
  name: string
  /** Slug of the archive; derived from the name if empty. */
  slug?: string
  /** For example “Editor”; empty for none. */
  role: string
  bio: string
  /** Media id. */
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
