import { solidProfile } from './profile.ts'
import { Tube } from './tube.ts'
import { foot, once, pot } from './turned.ts'

/** Closed body of the teapot with spout (+x) and handle (−x). */
export const teapotBody = () =>
  pot(
    'teapot',
    {
      wall: [
        [4.3, 0.1],
        [4.4, 0.4, true],
        [6.1, 1.2],
        [7.75, 3.4],
        [8, 5.6],
        [7.1, 8.2],
        [5.2, 9.9],
        [3.9, 10.45],
        [3.7, 10.7],
      ],
      lip: 0.3,
      thickness: 0.45,
      foot: foot(4.3, 0.35, 0.7),
    },
    {
      added: [
        new Tube(
          [
            [6.4, 4.2, 0, 2],
            [8.6, 5.5, 0, 1.55],
            [10.2, 7.3, 0, 1.05],
            [11.3, 9.1, 0, 0.82],
            [12.5, 10.6, 0, 0.72],
          ],
          1,
        ),
        new Tube(
          [
            [-6.0, 9.1, 0, 0.72],
            [-8.4, 10.4, 0, 0.6],
            [-11.3, 9.9, 0, 0.52],
            [-12.3, 7.4, 0, 0.5],
            [-10.6, 4.5, 0, 0.5],
            [-7.6, 3.2, 0, 0.62],
          ],
          0.58,
        ),
      ],
      cut: [
        new Tube(
          [
            [10.2, 7.3, 0, 0.55],
            [11.3, 9.1, 0, 0.46],
            [12.5, 10.6, 0, 0.46],
            [13.6, 12, 0, 0.5],
          ],
          1,
        ),
      ],
      slice: [0.35, 0.937, 14.15],
    },
  )

/** Lid with a knob for openings of radius `r`; stands on y = 0 at the flange. */
export const lid = (r: number, dome: number, knob: number) => {
  return once(`lid${r}/${dome}/${knob}`, () =>
    solidProfile([
      [0, -0.5],
      [r * 0.8, -0.5, true],
      [r * 0.82, 0, true],
      [r, 0.02],
      [r + 0.1, 0.2],
      [r - 0.1, 0.42],
      [r * 0.6, dome * 0.75],
      [knob * 0.75, dome, true],
      [knob * 0.6, dome + knob * 0.55],
      [knob, dome + knob * 1.15],
      [knob * 0.9, dome + knob * 1.6],
      [knob * 0.4, dome + knob * 1.78],
      [0, dome + knob * 1.8],
    ]),
  )
}
