import { Plain, Plaster } from '../materials.ts'
import { CLAY, GLAZE } from '../palette.ts'
import { loopTool, needle, rib } from '../props.ts'
import { ArcTile, EmbossedCard, flat } from '../relief.ts'
import { Placed } from '../scene.ts'
import { type Picture, set } from '../sets.ts'
import { Box } from '../solids.ts'

const TESTS = [
  GLAZE.shino,
  GLAZE.white,
  GLAZE.celadonPale,
  GLAZE.chun,
  GLAZE.shinoWarm,
  GLAZE.oatmeal,
  GLAZE.celadon,
  GLAZE.blue,
  GLAZE.clayRed,
  GLAZE.ochre,
  GLAZE.iron,
  GLAZE.tenmoku,
]

const testTiles = (): Placed[] =>
  TESTS.map((outside, i) => {
    const column = i % 3
    const row = Math.floor(i / 3)
    return new Placed(
      new ArcTile(7, (i * 7) % 3 === 0, 0.3),
      flat({ clay: CLAY.buff, outside, seed: 40 + i }),
      {
        at: [(column - 1) * 8.3, 0, (row - 1.5) * 8.3],
        pitch: -90,
        yaw: ((i * 37) % 7) * 0.5 - 1.5,
      },
    )
  })

const CARD = new EmbossedCard('#EFE6D6', '#B59C7E')
const KRAFT = new Plaster('#C9A77C', 0.05, 0.02)

const clayKit = (): Placed[] => [
  new Placed(
    new Box(17, 11, 13, 1.2, 0.1),
    new Plain('#9C8C7C', { grain: 0.8, depth: 0.12, specular: 0.03, roughness: 0.4 }),
    { at: [-1.5, 0, -3.5], yaw: 24 },
  ),
  new Placed(new Box(7.4, 11.5, 13.5, 0.5, 0.1), KRAFT, { at: [-1.5, -0.1, -3.5], yaw: 24 }),
  rib({ at: [8.5, 0, 11], yaw: 24 }),
  ...loopTool([-16, 0, 8.6], 84, 1.4),
  ...needle([-12, 0, 14], 80),
]

const giftCard = (): Placed[] => [
  new Placed(new Box(13, 17.5, 0.16, 0.07), CARD, { at: [0, 0.05, 2.6], pitch: -9, yaw: 0 }),
  new Placed(new Box(13, 17.5, 0.16, 0.07), new Plaster('#EDE4D3', 0), {
    at: [0, 0.05, -2.9],
    pitch: 9,
  }),
]

const product = (name: string, alt: string, scene: Picture['scene']): Picture => ({
  name,
  alt,
  width: 1200,
  height: 1500,
  scene,
})

export const goods: readonly Picture[] = [
  product(
    'glaze-tiles',
    'Twelve small test tiles in three columns, each in another glaze, from white to tenmoku brown.',
    () =>
      set({
        objects: testTiles(),
        camera: { from: [0, 108, 52], to: [0, 0, 0.8], fov: 21.5, aperture: 0.2 },
      }),
  ),
  product(
    'clay-kit',
    'A block of stoneware clay in a brown paper band, with a wooden rib, a loop tool and a needle tool.',
    () =>
      set({
        objects: clayKit(),
        camera: { from: [8, 50, 90], to: [-1, 4, 3], fov: 23.5, aperture: 0.3 },
      }),
  ),
  product(
    'gift-card',
    'A folded card of cream paper, standing, with the outline of a jar pressed into its front.',
    () =>
      set({
        objects: giftCard(),
        camera: { from: [17, 18, 88], to: [0.4, 9, 0], fov: 20, aperture: 0.25 },
      }),
  ),
]
