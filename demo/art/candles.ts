import { Lathe } from './lathe.ts'
import { solidProfile } from './profile.ts'
import { once } from './turned.ts'

/** Candle holder, 8 cm: a dish with a socket. */
export const candleHolder = () =>
  once('candleHolder', () =>
    solidProfile([
      [0, 0.3],
      [3.6, 0.3],
      [3.7, 0, true],
      [4.3, 0, true],
      [5, 0.35],
      [6.1, 1.3],
      [6.5, 2.2, true],
      [6.2, 2.25],
      [5.7, 1.6],
      [4.3, 0.95],
      [2.2, 1.2],
      [1.75, 2.5],
      [1.65, 5],
      [2, 6.3],
      [2.15, 6.7],
      [1.9, 6.95],
      [1.4, 6.9],
      [1.25, 6.5, true],
      [1.15, 3.6, true],
      [0, 3.5],
    ]),
  )

/** Tall altar candlestick of the given height, for 2 cm candles. */
export const candlestick = (height: number) =>
  new Lathe(
    solidProfile([
      [0, 0.4],
      [4.6, 0.4],
      [4.8, 0, true],
      [5.6, 0, true],
      [5.9, 0.6],
      [5.2, 1.6],
      [2.6, 3],
      [1.7, 5],
      [1.5, height * 0.4],
      [1.7, height * 0.6],
      [1.5, height - 5],
      [1.8, height - 3.5],
      [3.4, height - 2.4],
      [3.7, height - 1.9],
      [3.3, height - 1.7],
      [1.9, height - 1.9],
      [1.7, height - 1],
      [1.75, height],
      [1.3, height + 0.05],
      [1.2, height - 0.3, true],
      [1.1, height - 2, true],
      [0, height - 2],
    ]),
    { wobble: 0.003 },
  )

/** A candle of the given height, 2 cm thick. */
export const candle = (height: number) =>
  new Lathe(
    solidProfile([
      [0, 0],
      [1, 0, true],
      [1, height - 0.3],
      [0.85, height, true],
      [0.3, height - 0.12],
      [0.1, height - 0.1, true],
      [0.08, height + 0.9],
      [0, height + 1],
    ]),
  )
