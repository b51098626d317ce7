import type { KeyOf, Translate } from '#texts'
import type { Basemap } from '../basemap.ts'
import type { Position } from '../coordinates.ts'
import type { texts } from '../texts.ts'

/** A place on the map. */
export interface EngineLocation {
  /** Index in the list. */
  index: number
  position: Position
  title: string
  /** Creates the popup's content, a copy of the list entry. */
  words(): HTMLElement
}

export interface EngineOptions {
  stage: HTMLElement
  basemap: Basemap
  places: readonly EngineLocation[]
  name: string
  locale: string
  centre: Position | undefined
  zoom: number
  wheel: boolean
  drag: boolean
  t: Translate<KeyOf<typeof texts>>
  /** A popup was opened or closed. */
  onOpen(index: number | undefined): void
  /** The selected map cannot be shown, so the outline is. */
  onTrouble(): void
  /** No map can be shown. */
  onEnd(): void
}

/** An interactive map. */
export interface Engine {
  /** Moves to a place and opens its popup. */
  show(index: number): void
  showAll(): void
  zoom(step: 1 | -1): void
  destroy(): void
}
