import type { StoredImage } from './image.ts'
import type { PageLink } from './link.ts'
import type { Responsive } from './responsive.ts'

export const NUMBER_UNITS = ['px', 'rem', 'em', '%', 'vw', 'ms', ''] as const
export type NumberUnit = (typeof NUMBER_UNITS)[number]

/** Value of a site-wide variable, by kind. */
export type VariableValue =
  /** A color token or hex value; `dark` defaults to the same. */
  | { kind: 'colour'; light: string; dark?: string }
  | { kind: 'number'; unit: NumberUnit; value: Responsive<number> }
  | { kind: 'text'; text: string }
  | { kind: 'image'; image: StoredImage }
  | { kind: 'link'; link: PageLink & { blank?: boolean } }
export type VariableKind = VariableValue['kind']
export type VariableOf<Kind extends VariableKind> = Extract<VariableValue, { kind: Kind }>
