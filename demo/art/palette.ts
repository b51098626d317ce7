import type { Clay, Glaze } from './glaze.ts'
import { hex } from './vec.ts'

const clay = (colour: string, spots: string, density: number): Clay => ({
  colour: hex(colour),
  spots: hex(spots),
  density,
})

/** The clay bodies of the studio. */
export const CLAY = {
  buff: clay('#C4A684', '#5A4030', 0.34),
  pale: clay('#DCCFB9', '#8A6A4C', 0.22),
  dark: clay('#5E4638', '#2A1E18', 0.3),
  red: clay('#AD6A48', '#5E3524', 0.22),
  porcelain: clay('#EFE9DD', '#C8B89C', 0.03),
  raw: clay('#A79A8A', '#7C6E5F', 0.12),
  wheel: clay('#8F7B68', '#6B5A4A', 0.1),
} as const

const glaze = (
  thin: string,
  body: string,
  pool: string,
  roughness: number,
  movement: number,
  spots: number,
): Glaze => ({ thin: hex(thin), body: hex(body), pool: hex(pool), roughness, movement, spots })

/** The glazes of the studio: thin, body, pool; roughness; movement; iron spots. */
export const GLAZE = {
  shino: glaze('#BC7448', '#F0E7DA', '#F7F2E9', 0.36, 0.75, 0.5),
  shinoWarm: glaze('#A9552E', '#E3BE98', '#F3E8DA', 0.36, 1, 0.6),
  celadon: glaze('#C9CCBA', '#9AAA98', '#617D6C', 0.15, 0.55, 0.12),
  celadonPale: glaze('#DCDACA', '#C0C8B7', '#93A594', 0.15, 0.5, 0.08),
  celadonDeep: glaze('#AEB29C', '#768F80', '#456354', 0.14, 0.6, 0.15),
  blue: glaze('#7C5A42', '#31566B', '#1D3A4E', 0.19, 1, 0.3),
  tenmoku: glaze('#9A5427', '#33201A', '#150E0C', 0.12, 0.6, 0),
  chun: glaze('#A98B6E', '#B6C3C6', '#8CA5B0', 0.2, 1, 0.1),
  white: glaze('#C9AE8C', '#ECE5D8', '#F4EFE6', 0.46, 0.4, 0.75),
  oatmeal: glaze('#A88660', '#D8C8AC', '#E4D8C2', 0.5, 0.6, 0.8),
  ochre: glaze('#8A5A2C', '#C4954F', '#D8B273', 0.4, 0.8, 0.5),
  iron: glaze('#8A5F45', '#5A4A3F', '#3B302A', 0.34, 0.7, 0.2),
  clayRed: glaze('#7A3218', '#A94A26', '#8A3A1D', 0.3, 0.7, 0.2),
  slip: glaze('#CDB491', '#E6DCCB', '#EFE8DC', 0.6, 0.5, 0.5),
  charcoal: glaze('#6B5344', '#3A3734', '#282624', 0.5, 0.6, 0.1),
  clear: glaze('#F0EBDF', '#F2EDE2', '#E4E6DC', 0.1, 0.3, 0.02),
} as const
