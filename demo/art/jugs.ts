import { Tube } from './tube.ts'
import { foot } from './turned.ts'
import { vessel } from './vessels.ts'

/** Milk jug, 11 cm, pouring to +x, handle at −x. */
export const milkJug = () =>
  vessel(
    'milkJug',
    [
      [3.1, 0.1],
      [3.2, 0.4, true],
      [4.3, 1.4],
      [4.85, 3.4],
      [4.45, 6],
      [3.5, 8.2],
      [3.3, 9.4],
      [3.75, 11],
    ],
    foot(3.1, 0.35, 0.55),
    {
      lip: [1.5, 8.2, 11.2],
      added: [
        new Tube(
          [
            [-3.3, 9.3, 0, 0.45],
            [-5.2, 9.9, 0, 0.4],
            [-6.7, 8.2, 0, 0.36],
            [-6.5, 5.8, 0, 0.35],
            [-4.5, 3.5, 0, 0.42],
          ],
          0.56,
        ),
      ],
    },
    [0.24, 0.38],
  )

/** Carafe, 25 cm. */
export const carafe = () =>
  vessel(
    'carafe',
    [
      [4.2, 0.1],
      [4.3, 0.4, true],
      [5.2, 1.3],
      [5.9, 4],
      [5.85, 8],
      [5, 12],
      [3.6, 15.5],
      [2.75, 18.5],
      [2.65, 21.5],
      [3.1, 24.3],
      [3.4, 25.1],
    ],
    foot(4.2, 0.35, 0.6),
    { lip: [0.9, 21.5, 25.3] },
  )
