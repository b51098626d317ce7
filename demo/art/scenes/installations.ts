import { candle, candlestick } from '../candles.ts'
import { Plain } from '../materials.ts'
import { CLAY, GLAZE } from '../palette.ts'
import * as pots from '../pots.ts'
import { ArcTile, flat } from '../relief.ts'
import { Placed, type Pose } from '../scene.ts'
import { Rod } from '../solids.ts'
import { Tube } from '../tube.ts'
import { shelf } from './hero.ts'
import { MUG } from './tableware.ts'
import { put } from './vessels.ts'

/** Six rows of nine relief tiles. */
export const tileWall = (): Placed[] => {
  const glazes = [GLAZE.celadon, GLAZE.celadon, GLAZE.celadonPale, GLAZE.celadonDeep]
  const tiles: Placed[] = []
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 9; column++) {
      const k = (row * 31 + column * 17 + ((row * column) % 5) * 7) % 97
      tiles.push(
        new Placed(
          new ArcTile(13.75, k % 2 === 0, 0.62),
          flat({ clay: CLAY.buff, outside: glazes[k % 4], seed: k }),
          {
            at: [(column - 4) * 14, (row - 2.5) * 14, 0.12 * ((k % 5) - 2)],
            pitch: ((k % 7) - 3) * 0.16,
            yaw: ((k % 9) - 4) * 0.14,
          },
        ),
      )
    }
  }
  return tiles
}

const PEG = new Plain('#4A3A2E', { specular: 0.03, roughness: 0.4 })
/** Mugs on a shelf and on the pegs below. */
export const bakeryMugs = (): Placed[] => {
  const finishes = [MUG.shino, MUG.blue, MUG.celadon]
  const standing = [0, 1, 2, 0, 2, 1].map((k, i) =>
    put(pots.mug(), { ...finishes[k], seed: 80 + i }, { at: [-40.5 + i * 15.8, 0, 0], yaw: -30 }),
  )
  const hanging = [2, 0, 1, 2, 0].map((k, i) => {
    // Its weight hangs straight below where the handle touches the peg.
    const pose: Pose = { at: [-33 + i * 16 + 4.07, -18.64, 3], roll: 74 }
    return put(pots.mug(), { ...finishes[k], seed: 90 + i }, pose)
  })
  const pegs = [0, 1, 2, 3, 4].map(
    i =>
      new Placed(
        new Rod(
          new Tube([
            [0, 0, -16, 0.6],
            [0, 0, 0, 0.55],
            [0, 0.5, 6, 0.6],
          ]),
        ),
        PEG,
        { at: [-33 + i * 16, -11.9, 0] },
      ),
  )
  return [shelf(300, 0, 3.4, 26), ...standing, ...hanging, ...pegs]
}

/** Five candlesticks, tallest in the middle. */
export const chapel = (): Placed[] => {
  const heights = [46, 54, 62, 54, 46]
  return heights.flatMap((height, i) => {
    const at = [(i - 2) * 25, 0, 0] as const
    return [
      put(
        candlestick(height),
        { clay: CLAY.dark, outside: GLAZE.iron, rings: 0.3, seed: 100 + i },
        { at },
      ),
      put(
        candle(18),
        { clay: { ...CLAY.porcelain, density: 0 }, rings: 0 },
        { at: [at[0], height - 2, 0] },
      ),
    ]
  })
}
