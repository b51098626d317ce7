import type { StoredImage } from './image.ts'
import type { Responsive } from './responsive.ts'

export const NUMBER_UNITS = ['px', 'rem', 'em', '%', 'vw', 'ms', ''] as const
export type NumberUnit = (typeof NUMBER_UNITS)[number]

/** An icon as a component receives it: a path in a 24 × 24 box. */
export interface ResolvedIcon {
  path: string
  /** Filled shape instead of strokes. */
  isFilled?: true
  /** Mirrored in right-to-left text. */
  isDirected?: true
}

/** Target of a link: a page by id, which survives moves, or a URL. */
export type PageLink = { page: string; anchor?: string } | { url: string }

/** Ids that a document refers to, collected so that each table is queried once. */
export interface References {
  media: Set<string>
  pages: Set<string>
  icons: Set<string>
  /** Variables, including those in place of images and links. */
  variables: Set<string>
  /** Ids of presets, whose backgrounds are needed too. */
  presets: Set<string>
  /** Module types whose default presets apply. */
  defaultPresets: Set<string>
}

/** Value of a site-wide variable, by kind. */
export type VariableValue =
  /** A color token or hex value; `dark` defaults to the same. */
  | { kind: 'colour'; light: string; dark?: string }
  | { kind: 'number'; unit: NumberUnit; value: Responsive<number> }
  | { kind: 'text'; text: string }
  | { kind: 'image'; image: StoredImage }
  | { kind: 'link'; link: PageLink & { blank?: boolean } }
export type VariableKind = VariableValue['kind']
