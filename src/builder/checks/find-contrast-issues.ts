import type { Issue } from './find-issues.ts'

type Colour = [red: number, green: number, blue: number, alpha: number]

/**
 * WCAG 2.2 §1.4.3: finds texts with too little contrast to their background. Backgrounds with
 * images are skipped.
 */
export function findContrastIssues(frame: Document): Issue[] {
  const seen = new Set<string>()
  const issues: Issue[] = []
  const shown = frame.querySelector('main')
  // The canvas has not loaded yet.
  if (!shown) return issues
  const walker = frame.createTreeWalker(shown, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement
    const module = element?.closest('[data-module]')
    if (!element || !module || seen.has(module.id) || !text.textContent?.trim()) continue
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue
    const ratio = ratioOf(element)
    if (ratio === undefined || ratio >= neededRatio(element)) continue
    seen.add(module.id)
    issues.push({
      kind: 'contrast',
      nodeId: module.id,
      text: 'Low color contrast: {value}.',
      value: `${ratio.toFixed(1)}:1`,
    })
  }
  return issues
}

function neededRatio(element: Element): number {
  const { fontSize, fontWeight } = getComputedStyle(element)
  const size = Number.parseFloat(fontSize)
  const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
  return isLarge ? 3 : 4.5
}

function ratioOf(element: Element): number | undefined {
  const behind = backgroundOf(element)
  const text = parse(getComputedStyle(element).color)
  if (!behind || !text) return undefined
  const [one, other] = [luminance(over(text, behind)), luminance(behind)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Background color of an element, composed of all its ancestors. Undefined if an image is among them. */
function backgroundOf(element: Element): Colour | undefined {
  const layers: Colour[] = []
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage, position } = getComputedStyle(at)
    if (backgroundImage !== 'none') return undefined
    const colour = parse(backgroundColor)
    if (!colour) return undefined
    layers.push(colour)
    if (colour[3] === 1) break
    // Positioned elements may overlap something other than their ancestors.
    if (position === 'absolute' || position === 'fixed') return undefined
  }
  const ground: Colour = [255, 255, 255, 1]
  return layers.reduceRight((below, layer) => over(layer, below), ground)
}

function parse(text: string): Colour | undefined {
  const numbers = /^rgba?\(([^)]*)\)$/
    .exec(text)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number)
  if (!numbers || numbers.some(Number.isNaN)) return undefined
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers
  return [red, green, blue, alpha]
}

function over([r, g, b, alpha]: Colour, [r2, g2, b2]: Colour): Colour {
  const mix = (one: number, other: number) => one * alpha + other * (1 - alpha)
  return [mix(r, r2), mix(g, g2), mix(b, b2), 1]
}

/** WCAG 2.2, "relative luminance". */
function luminance([r, g, b]: Colour): number {
  const [red, green, blue] = [r, g, b].map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
