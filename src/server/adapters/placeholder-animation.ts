const FRAMES = 120

const still = (k: number | readonly number[]) => ({ a: 0, k })
const ink = {
  ty: 'st',
  c: still([0.467, 0.467, 0.435, 1]),
  o: still(100),
  w: still(8),
  lc: 2,
  lj: 2,
}
const place = {
  ty: 'tr',
  p: still([0, 0]),
  a: still([0, 0]),
  s: still([100, 100]),
  r: still(0),
  o: still(100),
}
const circle = (size: number, at = [0, 0]) => ({ ty: 'el', p: still(at), s: still([size, size]) })
const spoke = (degrees: number) => ({
  ty: 'gr',
  it: [
    { ty: 'rc', p: still([0, -62]), s: still([1, 60]), r: still(0) },
    { ...place, r: still(degrees) },
  ],
})

/** Placeholder Lottie animation (lottie-spec 1.0): a wheel that turns once in four seconds. */
export const WHEEL = {
  v: '5.7.0',
  fr: 30,
  ip: 0,
  op: FRAMES,
  w: 600,
  h: 400,
  layers: [
    {
      ty: 4,
      ip: 0,
      op: FRAMES,
      st: 0,
      ks: {
        o: still(100),
        p: still([300, 200, 0]),
        a: still([0, 0, 0]),
        s: still([100, 100, 100]),
        r: {
          a: 1,
          k: [
            { t: 0, s: [0], i: { x: [0.6], y: [1] }, o: { x: [0.4], y: [0] } },
            { t: FRAMES, s: [360] },
          ],
        },
      },
      shapes: [
        {
          ty: 'gr',
          it: [
            circle(240),
            circle(60),
            circle(28, [0, -120]),
            ...[0, 60, 120, 180, 240, 300].map(spoke),
            ink,
            place,
          ],
        },
      ],
    },
  ],
}
