/**
 * What a section's edge can be cut to: areas of 1200 × 120 that lie on the edge of the section beside it, so a higher line is
 * more of that. Several areas of one shape lie over each other, each fainter than the next.
 */
export const shapes = {
  tilt: ['M0 120 1200 0V120Z'],
  sweep: ['M0 120C480 120 880 72 1200 0V120Z'],
  arch: ['M0 120C300-40 900-40 1200 120Z'],
  bowl: ['M0 0C300 160 900 160 1200 0V120H0Z'],
  wave: ['M0 64C200-8 400-8 600 64S1000 136 1200 64V120H0Z'],
  swell: ['M0 88C140 24 300 12 470 62S790 116 930 60 1120 18 1200 40V120H0Z'],
  waves: [
    'M0 40C180 96 380 4 600 44S1010 92 1200 24V120H0Z',
    'M0 84C240 24 420 96 640 66S1020 20 1200 66V120H0Z',
    'M0 92C160 120 380 62 600 92S1040 118 1200 84V120H0Z',
  ],
  peak: ['M0 120 600 0 1200 120Z'],
  slope: ['M0 120 860 0 1200 120Z'],
  notch: ['M0 56H552L600 104 648 56H1200V120H0Z'],
  mountains: [
    'M0 120 0 92 150 30 262 78 420 8 566 84 700 40 842 96 1010 22 1200 88V120Z',
    'M0 120 0 110 190 64 330 106 520 52 690 112 860 70 1010 110 1120 82 1200 104V120Z',
  ],
  hills: [
    'M0 74C120 22 250 22 380 70S700 20 850 48s230 46 350-8V120H0Z',
    'M0 104C210 62 380 62 560 96s380 24 640-24v48H0Z',
  ],
  zigzag: [`M0 120${' l50-64 50 64'.repeat(12)}Z`],
  scallops: [`M0 120${'a50 50 0 0 1 100 0'.repeat(12)}Z`],
  steps: ['M0 120V96H240V72H480V48H720V24H960V0H1200V120Z'],
  torn: [
    'M0 58 38 70 82 46 118 64 171 40 214 72 262 54 318 78 356 50 402 66 466 44 508 76 562 60 604 84 662 52 704 70 758 42 812 74 860 56 914 80 962 50 1016 68 1058 44 1112 72 1154 56 1200 66V120H0Z',
  ],
} satisfies Record<string, string[]>

export type Shape = keyof typeof shapes
