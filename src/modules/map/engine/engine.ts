import type { KeyOf, Translate } from '#texts'
import type { Basemap } from '../basemap.ts'
import type { Position } from '../coordinates.ts'
import type { texts } from '../texts.ts'

/** A place as a map shows it. */
export interface EnginePlace {
  /** In the list. */
  index: number
  position: Position
  title: string
  /** What its window says: a copy of what the list does. */
  words(): HTMLElement
}

export interface EngineOptions {
  stage: HTMLElement
  basemap: Basemap
  places: readonly EnginePlace[]
  name: string
  locale: string
  centre: Position | undefined
  zoom: number
  wheel: boolean
  drag: boolean
  t: Translate<KeyOf<typeof texts>>
  /** A window was opened, or the one there was has closed. */
  onOpen(index: number | undefined): void
  /** What was chosen cannot be shown, and the outline is. */
  onTrouble(): void
  /** Nothing can be shown any more. */
  onEnd(): void
}

/** A map that can be moved. */
export interface Engine {
  /** Goes to a place and opens its window. */
  show(index: number): void
  showAll(): void
  zoom(step: 1 | -1): void
  destroy(): void
}
