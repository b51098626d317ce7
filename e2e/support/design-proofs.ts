/**
 * For every design option, a value per screen and state and the expected CSS: the panel sets the
 * value, and the visitor's page is checked. Values that cannot differ rotate (`of`). On desktop
 * every part is set; other variants only set what differs.
 */
export const SEEN_VARIANTS = ['desktop', 'tablet', 'phone', 'hover', 'focus'] as const

export interface Proof {
  value: unknown
  /** CSS of the module, or of an element inside (`within`). */
  css: Record<string, string>
  within?: string
  pseudo?: '::before'
}

/** `n` differs per screen and state: 1 on desktop. */
type ProofOf = (n: number) => Proof

/** The image chosen in the library. */
export const A_PICTURE = 'a picture'

/** Rotates through values so that other variants differ from desktop. */
function of<const Value>(n: number, ...values: Value[]): Value {
  const { length } = values
  const turns = [0, 1, 2 % length, length - 1, length > 4 ? 4 : 1]
  return values[turns[n - 1] ?? 0] as Value
}

const colour = (n: number) => `#${n}${n}0${n}0${n}`
const sides = (of: (n: number) => string) => ({
  top: of(1),
  end: of(2),
  bottom: of(3),
  start: of(4),
})
const ALIGNED = ['center', 'start', 'end', 'justify'] as const

function length(property: string, base: number): ProofOf {
  return n => ({ value: `${base + n}px`, css: { [property]: `${base + n}px` } })
}

function oneOf<const Values extends readonly string[]>(
  property: string,
  ...values: Values
): ProofOf {
  return n => ({ value: of(n, ...values), css: { [property]: of(n, ...values) } })
}

const boxes = (property: 'margin' | 'padding'): ProofOf => {
  return n => ({
    value: { ...(n === 1 && sides(side => `${10 * side}px`)), top: `${n}px` },
    css: { [property]: `${n}px 20px 30px 40px` },
  })
}

const SIZES = ['s', 'l', 'xl', '2xl', '3xl'] as const
const CASES = ['uppercase', 'capitalize', 'lowercase', 'none'] as const
const LINES = ['line-through', 'underline', 'none'] as const

/** Each part with its CSS. */
const textParts = (n: number): [object, string, string][] => [
  [{ family: of(n, 'display', 'text') }, 'font-family', `var(--font-${of(n, 'display', 'text')})`],
  [{ size: of(n, ...SIZES) }, 'font-size', `var(--size-${of(n, ...SIZES)})`],
  [{ weight: 100 * n }, 'font-weight', `${100 * n}`],
  [{ lineHeight: 1 + n / 10 }, 'line-height', `${1 + n / 10}`],
  [{ letterSpacing: n / 100 }, 'letter-spacing', `${n / 100}em`],
  [{ colour: colour(n) }, 'color', colour(n)],
  [{ style: of(n, 'italic', 'normal') }, 'font-style', of(n, 'italic', 'normal')],
  [{ transform: of(n, ...CASES) }, 'text-transform', of(n, ...CASES)],
  [{ decoration: of(n, ...LINES) }, 'text-decoration-line', of(n, ...LINES)],
  [{ align: of(n, ...ALIGNED) }, 'text-align', of(n, ...ALIGNED)],
  [
    { textShadow: { x: n, ...(n === 1 && { y: 2, blur: 3, colour: '#123456' }) } },
    'text-shadow',
    `${n}px 2px 3px #123456`,
  ],
]

const ALL_TEXT_PARTS = textParts(1).map((_, index) => index)

/** Parts that vary; all others are the desktop's. */
function textOf(varying: readonly number[], within?: string): ProofOf {
  return n => {
    const parts = textParts(n).filter((_, index) => varying.includes(index))
    return {
      value: Object.assign({}, ...parts.map(([value]) => value)),
      css: Object.fromEntries(parts.map(([, property, css]) => [property, css])),
      ...(within && { within }),
    }
  }
}

/** All parts on desktop; elsewhere one of them in addition. */
function filterOf(property: string): ProofOf {
  return n => ({
    value: {
      blur: n,
      ...(n === 1 && {
        brightness: 101,
        contrast: 111,
        saturate: 121,
        hueRotate: 1,
        grayscale: 2,
        sepia: 11,
        invert: 21,
      }),
    },
    css: {
      [property]: `blur(${n}px) brightness(101%) contrast(111%) saturate(121%) hue-rotate(1deg) grayscale(2%) sepia(11%) invert(21%)`,
    },
  })
}

function scrolled(name: string, toCss: (n: number) => string): ProofOf {
  return n => ({
    value: { entering: n, ...(n === 1 && { middle: 2, leaving: 3 }) },
    css: {
      [`--scroll-${name}`]: `scroll-${name}`,
      [`--scroll-${name}-0`]: toCss(n),
      [`--scroll-${name}-1`]: toCss(2),
      [`--scroll-${name}-2`]: toCss(3),
    },
  })
}

const line = (n: number) => ({
  width: n,
  style: of(n, 'solid', 'dashed', 'dotted', 'double'),
  colour: colour(n),
})
const lineCss = (n: number, side: string) => ({
  [`border-${side}-width`]: `${n}px`,
  [`border-${side}-style`]: of(n, 'solid', 'dashed', 'dotted', 'double'),
  [`border-${side}-color`]: colour(n),
})

const gradient = (n: number) => ({
  type: of(n, 'linear', 'radial', 'linear'),
  angle: n,
  from: colour(n),
  ...(n < 3 && { to: '#ffffff' }),
})
const gradientCss = (n: number) =>
  of(n, 'linear', 'radial', 'linear') === 'radial'
    ? `radial-gradient(${colour(n)}, #ffffff)`
    : `linear-gradient(${n}deg, ${colour(n)}, #ffffff)`

const FITS = ['cover', 'contain', 'auto'] as const
const TILES = ['no-repeat', 'repeat', 'repeat-x', 'space', 'round'] as const
const BLENDS = ['multiply', 'screen', 'overlay', 'luminosity', 'color'] as const
const picture = (n: number) => ({
  // Elsewhere inherited from desktop.
  ...(n === 1 && { media: A_PICTURE }),
  size: of(n, ...FITS),
  position: { x: n, ...(n === 1 && { y: 2 }) },
  tile: of(n, ...TILES),
  blend: of(n, ...BLENDS),
})

/** Grouped so that options for the same CSS property are on different modules. */
export const PROOFS: Record<'first' | 'second' | 'third', Record<string, ProofOf>> = {
  first: {
    margin: boxes('margin'),
    padding: boxes('padding'),
    width: length('width', 300),
    minWidth: length('min-width', 100),
    maxWidth: length('max-width', 500),
    height: length('height', 200),
    minHeight: length('min-height', 100),
    maxHeight: length('max-height', 400),
    aspectRatio: oneOf('aspect-ratio', '1/1', '5/4', '4/3', '3/2', '16/9'),
    overflow: oneOf('overflow', 'hidden', 'auto', 'visible'),
    flow: n => ({
      value: {
        type: of(n, 'grid', 'flex'),
        direction: of(n, 'row-reverse', 'column', 'column-reverse', 'row'),
        wrap: of(n, 'wrap', 'wrap-reverse', 'nowrap'),
        ...(n < 5 ? { columns: n + 1 } : { minColumn: '70px' }),
        ...(n === 1 && { dense: true }),
      },
      css: {
        display: of(n, 'grid', 'flex'),
        'flex-direction': of(n, 'row-reverse', 'column', 'column-reverse', 'row'),
        'flex-wrap': of(n, 'wrap', 'wrap-reverse', 'nowrap'),
        'grid-template-columns':
          n < 5 ? `repeat(${n + 1},minmax(0,1fr))` : 'repeat(auto-fit,minmax(min(100%,70px),1fr))',
        'grid-auto-flow': 'row dense',
      },
      within: ':scope > .group-content',
    }),
    gap: n => ({
      value: { row: `${n}px`, ...(n === 1 && { column: '11px' }) },
      css: { 'row-gap': `${n}px`, 'column-gap': '11px' },
      within: ':scope > .group-content',
    }),
    justifyContent: n => ({
      ...oneOf('justify-content', 'center', 'flex-end', 'space-between', 'space-evenly')(n),
      within: ':scope > .group-content',
    }),
    alignItems: n => ({
      ...oneOf('align-items', 'center', 'flex-end', 'flex-start', 'baseline')(n),
      within: ':scope > .group-content',
    }),
    background: n => ({
      value: {
        colour: colour(n),
        gradient: gradient(n),
        image: picture(n),
        // Elsewhere inherited from desktop.
        ...(n === 1 && { layers: [{ gradient: gradient(2), image: picture(1) }] }),
      },
      css: {
        'background-color': colour(n),
        'background-image': [gradientCss(2), A_PICTURE, gradientCss(n), A_PICTURE].join(),
        'background-size': `auto, cover, auto, ${of(n, ...FITS)}`,
        'background-position': `0% 0%, 1% 2%, 0% 0%, ${n}% 2%`,
        'background-repeat': `repeat, no-repeat, repeat, ${of(n, ...TILES)}`,
        'background-blend-mode': `normal, multiply, normal, ${of(n, ...BLENDS)}`,
      },
    }),
    border: n => {
      const [side, shown] = of(
        n,
        ['all', 'top'],
        ['top', 'top'],
        ['bottom', 'bottom'],
        ['inline', 'left'],
        ['end', 'right'],
      )
      return { value: { ...line(n), sides: side }, css: lineCss(n, shown) }
    },
    radius: length('border-radius', 0),
    shadow: n => ({
      value: of(n, 'soft', 'lifted', 'none'),
      css: { 'box-shadow': of(n, 'var(--shadow-soft)', 'var(--shadow-lifted)', 'none') },
    }),
    typography: n => textOf(n === 1 ? ALL_TEXT_PARTS : [n, n + 3])(n),
    heading1: textOf([1], 'h1'),
    heading2: textOf([2], 'h2'),
    heading3: textOf([3], 'h3'),
    heading4: textOf([4], 'h4'),
    heading5: textOf([5], 'h5'),
    heading6: textOf([6], 'h6'),
    links: textOf([7], 'a'),
    lists: textOf([8], 'ul'),
    quotes: textOf([9], 'blockquote'),
    opacity: n => ({ value: 50 + n, css: { opacity: `${(50 + n) / 100}` } }),
    filter: filterOf('filter'),
    backdropFilter: filterOf('backdrop-filter'),
    blendMode: oneOf('mix-blend-mode', 'multiply', 'screen', 'color-dodge', 'difference', 'hue'),
    move: n => ({
      value: { x: `${n}px`, ...(n === 1 && { y: '2px' }) },
      css: { translate: `${n}px 2px` },
    }),
    scale: n => ({
      value: { x: 100 + n, ...(n === 1 && { y: 91 }) },
      css: { scale: `${100 + n}% 91%` },
    }),
    rotate: n => ({ value: n, css: { rotate: `${n}deg` } }),
    skew: n => ({
      value: { x: n, ...(n === 1 && { y: -1 }) },
      css: { transform: `skew(${n}deg,-1deg)` },
    }),
    origin: n => ({
      value: of(n, 'top', 'bottom', 'left', 'top-right', 'bottom-left'),
      css: { 'transform-origin': of(n, 'top', 'bottom', 'left', 'top right', 'bottom left') },
    }),
    position: n => ({
      value: {
        type: of(n, 'absolute', 'fixed'),
        ...(n === 1 && sides(side => `${10 * side}px`)),
        top: `${n}px`,
      },
      css: {
        position: of(n, 'absolute', 'fixed'),
        inset: `${n}px 20px 30px 40px`,
      },
    }),
    zIndex: n => ({ value: n, css: { 'z-index': `${n}` } }),
  },
  second: {
    place: n => ({
      value: of(n, 'center', 'end', 'start', 'stretch'),
      css: { 'justify-self': of(n, 'center', 'end', 'start', 'stretch') },
    }),
    textAlign: oneOf('text-align', ...ALIGNED),
    order: n => ({ value: n, css: { order: `${n}` } }),
    alignSelf: oneOf('align-self', 'center', 'flex-end', 'flex-start', 'stretch', 'baseline'),
    flex: n => ({
      value: { grow: n, ...(n === 1 && { shrink: 2, basis: '30px' }) },
      css: { 'flex-grow': `${n}`, 'flex-shrink': '2', 'flex-basis': '30px' },
    }),
    columnSpan: n => ({ value: n, css: { 'grid-column': `span ${n}` } }),
    rowSpan: n => ({ value: n, css: { 'grid-row': `span ${n}` } }),
    background: n => ({
      value: { image: { ...(n === 1 && { media: A_PICTURE }), parallax: of(n, 'fixed', 'slow') } },
      css: {
        'background-attachment': of(n, 'fixed', 'scroll'),
        display: 'block',
        '--scroll-parallax': of(n, 'none', 'scroll-parallax'),
      },
      pseudo: '::before',
    }),
    borderSides: n => ({
      value: {
        top: line(n),
        ...(n === 1 && { end: line(2), bottom: line(3), start: line(4) }),
      },
      css: {
        ...lineCss(n, 'top'),
        ...lineCss(2, 'right'),
        ...lineCss(3, 'bottom'),
        ...lineCss(4, 'left'),
      },
    }),
    corners: n => ({
      value: {
        topStart: `${n}px`,
        ...(n === 1 && { topEnd: '2px', bottomEnd: '3px', bottomStart: '4px' }),
      },
      css: { 'border-radius': `${n}px 2px 3px 4px` },
    }),
    ownShadow: n => ({
      value: {
        x: n,
        ...(n === 1 && { y: 2, blur: 3, spread: 4, colour: '#123456' }),
        inside: n % 2 === 1,
      },
      css: { 'box-shadow': `${n % 2 ? 'inset ' : ''}${n}px 2px 3px 4px #123456` },
    }),
  },
  third: {
    sticky: n => ({
      value: {
        edge: of(n, 'top', 'bottom', 'both'),
        ...(n === 1 && { within: 'column', bottomOffset: '2px' }),
        topOffset: `${n}px`,
      },
      css: {
        position: 'sticky',
        ...(of(n, 'top', 'bottom', 'both') !== 'bottom' && {
          top: `calc(var(--header-height,5rem) + var(--sticky-above,0px) + ${n}px)`,
        }),
        ...(of(n, 'top', 'bottom', 'both') !== 'top' && { bottom: '2px' }),
      },
    }),
    scrollVertical: scrolled('y', n => `${n}px`),
    scrollHorizontal: scrolled('x', n => `${n}px`),
    scrollOpacity: scrolled('opacity', n => `${n / 100}`),
    scrollScale: scrolled('scale', n => `${n / 100}`),
    scrollRotate: scrolled('rotate', n => `${n}deg`),
    scrollBlur: scrolled('blur', n => `${n}px`),
    scrollEdge: n => ({
      value: of(n, 'top', 'middle', 'bottom'),
      css: { '--scroll-edge': of(n, '0%', '50%', '100%') },
    }),
  },
}

/** Options covered by other files. */
export const PROVED_ELSEWHERE = {
  preset: 'every-design-option.spec.ts',
  hiddenOn: 'every-design-option.spec.ts',
  animation: 'animations.spec.ts',
  attributes: 'design-options.spec.ts',
  display: 'design-options.spec.ts',
  presets: 'design-library.spec.ts',
} as const
