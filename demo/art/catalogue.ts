import { SHELF_STEPS, shelfWith } from './film/stills.ts'
import { commissions } from './scenes/commissions.ts'
import { goods } from './scenes/goods.ts'
import { heroes } from './scenes/hero.ts'
import { journal } from './scenes/journal.ts'
import { studio } from './scenes/studio.ts'
import { tableware } from './scenes/tableware.ts'
import { vesselPictures } from './scenes/vessels.ts'
import type { Picture } from './sets.ts'

/** Every picture of the demo site. */
export const pictures: readonly Picture[] = [
  ...heroes,
  ...tableware,
  ...vesselPictures,
  ...goods,
  ...commissions,
  ...studio,
  ...journal,
  {
    name: 'film-poster',
    alt: 'Five glazed pots on a shelf in window light: a tumbler, a dark bowl, a celadon vase, a white moon jar and a blue bottle.',
    width: 1600,
    height: 900,
    scene: () => shelfWith(SHELF_STEPS - 1),
  },
]

/** Drawings that are written as SVG by hand. */
export const drawings = [
  { name: 'logo', alt: 'Atelier Nord: a jar drawn in one line.', width: 48, height: 48 },
  { name: 'favicon', alt: 'Atelier Nord', width: 48, height: 48 },
  {
    name: 'makers-mark',
    alt: 'The maker’s mark: a jar in one line, and a dot.',
    width: 96,
    height: 96,
  },
  {
    name: 'portrait-potter',
    alt: 'Line drawing of a potter at the wheel, seen from behind.',
    width: 800,
    height: 1000,
  },
  {
    name: 'portrait-glazer',
    alt: 'Line drawing of two hands dipping a bowl into a bucket of glaze.',
    width: 800,
    height: 1000,
  },
] as const
