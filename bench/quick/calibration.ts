const NODES = 400

interface Element {
  tag: string
  props: Record<string, string>
  children: Element[]
}

/**
 * A fixed amount of work that resembles rendering a page: building a tree of objects, joining and
 * escaping strings, JSON, maps and sorting. Changing it makes stored ratios meaningless.
 * @returns Length of the result, so that the work is not optimized away.
 */
export function calibrationUnit(seed: number): number {
  const root = createTree(seed)
  const html = toHtml(root)
  const copy = JSON.parse(JSON.stringify(root)) as Element
  const words = new Map<string, number>()
  for (const word of html.split(/[^a-z0-9]+/)) words.set(word, (words.get(word) ?? 0) + 1)
  const sorted = [...words].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  return html.length + copy.children.length + sorted.length
}

/** CPU milliseconds of `units` calibration units in this process. */
export function calibrationCpuMs(units: number): number {
  const before = process.cpuUsage()
  let sum = 0
  for (let unit = 0; unit < units; unit++) sum += calibrationUnit(unit)
  const { user, system } = process.cpuUsage(before)
  if (sum === 0) throw new Error('the calibration did nothing')
  return (user + system) / 1000
}

function createTree(seed: number): Element {
  const nodes = Array.from({ length: NODES }, (_, index): Element => {
    const number = (index * 7919 + seed * 104_729) % 100_003
    const props = { id: `n${index}`, class: `m-${number % 50}`, title: `"Pot" & <bowl> ${number}` }
    return { tag: index % 3 ? 'div' : 'section', props, children: [] }
  })
  for (const [index, node] of nodes.entries()) {
    if (index > 0) nodes[Math.floor((index - 1) / 4)]?.children.push(node)
  }
  const [root] = nodes
  if (!root) throw new Error('the tree is empty')
  return root
}

function toHtml({ tag, props, children }: Element): string {
  const attributes = Object.entries(props).map(([name, value]) => ` ${name}="${escapeText(value)}"`)
  return `<${tag}${attributes.join('')}>${children.map(toHtml).join('\n')}</${tag}>`
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string) => text.replace(/[&<>"]/g, char => ESCAPES[char] ?? char)
