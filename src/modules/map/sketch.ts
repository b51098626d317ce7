import type { Box } from './view.ts'

/** Main streets, side streets and a river around the point 0, 0. They extend beyond every shape of map. */
const MAIN = [
  'M-1100-60C-560 20-240-40 20 24S640 90 1100-50',
  'M-190-1100C-130-560-250-230-176 20S-70 620-150 1100',
  'M330-1100C260-560 390-250 336 44S430 560 390 1100',
]
const SIDE = [
  'M-1100-360C-640-310-360-380-190-330S210-250 350-290 820-350 1100-300',
  'M70-1100C110-640 60-420 84-280',
  'M84-284C60-170 110-70 96 30',
  'M-590-1100C-540-460-620-190-570-26',
  'M660-1100C620-540 720-230 672 62',
  'M-380-360C-400-240-370-130-384-30',
  'M-1100 640C-560 590-330 650-110 600S260 560 400 620 830 590 1100 640',
  'M336-130C460-110 560-150 690-120',
  'M-570-190C-500-176-440-186-384-176',
  'M140 590C120 780 160 940 130 1100',
]
const RIVER = 'M-1100 470C-700 250-470 430-190 330S330 190 560 290 900 420 1100 350'
const PARK = 'M-352-88C-300-150-250-110-212-130L-206-286C-280-320-340-300-362-316Z'
/** Outlines of houses. */
const HOUSES = [
  'M-128-62l92 6-6-70-92-4zM-24-130l76 4-4 66-78-2zM-126-220l96-4 4 66-96 4zM4-236l52 2v68l-54-4z',
  'M150-60l120 6 6-58-122-8zM150-196l72-6 6 62-80 4zM252-210l58-4 4 66-60 4z',
  'M400 0l104 12 8-66-108-6zM540 16l96 6v-74l-92-6zM386-220l110 6 4-58-112-4z',
  'M-330 34l112-2 2 62-108 8zM-520 0l84-4 6 68-86 4zM-130 92l98 6-8 62-96-10zM20 96l112 12-10 58-106-16z',
  'M190 116l110 8-6 46-104-8zM-540-290l120 4-4 62-118-2zM-690-90l84 10 6-84-92-4z',
  'M-80 460l120-34 16 70-122 28zM130 410l150 4-6 84-146-2zM-420 520l140-10-2 70-136 4z',
]

/** Lighter than the background in both color schemes. */
const STREET = 'color-mix(in oklab,#fff 9%,var(--surface))'

/**
 * Returns a decoration for maps that are too close for country outlines: streets, a river and
 * houses that do not exist. It fades toward its edges, so that it is not mistaken for a real map.
 * Its colors are set here, because most pages have no such map.
 */
export function drawSketch({ width, height }: Box): string {
  const line = (color: string, px: number, paths: readonly string[]) =>
    `<path style="fill:none;stroke:${color};stroke-width:${px}" d="${paths.join('')}"/>`
  const area = (color: string, share: number, paths: readonly string[]) =>
    `<path style="fill:color-mix(in oklab,var(${color}) ${share}%,var(--map-land))" d="${paths.join('')}"/>`
  const fade = 'mask-image:radial-gradient(ellipse 56% 64%,#000 36%,transparent)'
  return `<div style="block-size:100%;background:var(--map-land)"><svg viewBox="${-width / 2} ${-height / 2} ${width} ${height}" style="display:block;filter:grayscale(var(--map-grey,0%));${fade}">${[
    area('--secondary', 34, [PARK]),
    area('--muted', 19, HOUSES),
    line('var(--map-water)', 92, [RIVER]),
    line(STREET, 13, SIDE),
    line(STREET, 26, MAIN),
    '<circle r="96" style="fill:var(--accent);opacity:.1"/>',
  ].join('')}</svg></div>`
}
