import { scanTags } from './scan-tags.ts'

/** Facts about the HTML of a part of a page, in document order. Offsets refer to this HTML. */
export interface Markup {
  html: string
  /** Headings outside of templates. */
  headings: readonly Heading[]
  /** Top-level sections with an id, outside of templates. */
  sections: readonly { id: string; headings: readonly Heading[] }[]
  landmarks: readonly Landmark[]
  /** `<source>` tags of the first image with priority, if no template precedes it. */
  firstImage: readonly string[]
  /** Tags of media elements; empty without video and audio. */
  media: string
  /** Offsets behind `<a` of links to fragments of the page. */
  fragmentLinks: readonly number[]
  /** All element ids. */
  ids: ReadonlySet<string>
  comments: readonly Range[]
}

interface Range {
  start: number
  end: number
}

export interface Heading {
  level: number
  id: string | undefined
  /** Start tag. */
  tag: Range
  content: Range
  island: Island | undefined
}

/** An outermost island. */
export interface Island {
  /** First element id inside. */
  id: string | undefined
}

/** An element that may be a named landmark. */
export interface Landmark {
  element: string
  role: string | undefined
  /** The attribute that names it. */
  naming: Range
  label: string | undefined
  /** Id of the element that names it. */
  labelledBy: string | undefined
}

const LABEL = /\saria-label(ledby)?="([^"]*)"/
const PRIORITY = /\sfetchpriority="high"/i

/** Facts of many elements, which are collected only if they are needed. */
export interface MarkupOptions {
  ids?: boolean
  fragmentLinks?: boolean
}

/** Collects all facts in one pass. */
export function readMarkup(html: string, options: MarkupOptions = {}): Markup {
  const headings: Heading[] = []
  const sections: { id: string; headings: Heading[] }[] = []
  const landmarks: Landmark[] = []
  const media: Range[] = []
  const fragmentLinks: number[] = []
  const ids = new Set<string>()
  const comments: Range[] = []
  let hasMedia = false
  let firstImage: Range[] = []
  let sources: Range[] = []
  let hasTemplate = false
  /** Depth of open templates, whose content may never be shown. */
  let waiting = 0
  let islands = 0
  let island: Island | undefined
  let heading: Heading | undefined
  let openSections = 0
  /** The open top-level section with its depth. */
  let section: { depth: number; headings: Heading[] } | undefined

  const isLabelled = createFinder(html, ' aria-label')
  const isModule = createFinder(html, ' data-module="section"')

  function open(name: string, start: number, end: number) {
    if (options.ids) readId(html.slice(start, end))
    switch (name) {
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        openHeading(Number(name[1]), start, end)
        break
      case 'section':
        readLandmark(name, start, end)
        if (waiting === 0) openSection(start, end)
        break
      case 'nav':
      case 'aside':
      case 'form':
      case 'search':
      case 'div':
        readLandmark(name, start, end)
        break
      case 'template':
        hasTemplate = true
        waiting++
        break
      case 'vt-island':
        if (islands++ === 0) island = { id: undefined }
        break
      case 'picture':
        sources = []
        break
      case 'video':
      case 'audio':
        hasMedia = true
        media.push({ start, end })
        break
      case 'track':
        media.push({ start, end })
        break
      case 'source':
        media.push({ start, end })
        sources.push({ start, end })
        break
      case 'img':
        if (sources.length > 0 && firstImage.length === 0 && !hasTemplate) {
          if (PRIORITY.test(html.slice(start, end))) firstImage = sources
          sources = []
        }
        break
      case 'a':
        if (options.fragmentLinks && html.slice(start, end).includes(' href="#')) {
          fragmentLinks.push(start + '<a'.length)
        }
    }
  }

  function close(name: string, start: number) {
    switch (name) {
      case 'template':
        waiting--
        break
      case 'vt-island':
        if (--islands === 0) island = undefined
        break
      case 'picture':
        sources = []
        break
      case 'section':
        if (waiting > 0) break
        if (section?.depth === openSections) section = undefined
        openSections--
        break
      default:
        if (heading && name === `h${heading.level}`) closeHeading(heading, start)
    }
  }

  function openHeading(level: number, start: number, end: number) {
    if (waiting > 0) return
    const id = attributeOf(html.slice(start, end), 'id')
    heading = { level, id, tag: { start, end }, content: { start: end, end }, island }
  }

  function closeHeading(closed: Heading, end: number) {
    closed.content.end = end
    headings.push(closed)
    section?.headings.push(closed)
    heading = undefined
  }

  function openSection(start: number, end: number) {
    openSections++
    if (section || !isModule(start, end)) return
    const id = attributeOf(html.slice(start, end), 'id')
    if (!id) return
    section = { depth: openSections, headings: [] }
    sections.push({ id, headings: section.headings })
  }

  function readLandmark(element: string, start: number, end: number) {
    if (!isLabelled(start, end)) return
    const tag = html.slice(start, end)
    const match = LABEL.exec(tag)
    if (!match) return
    const [attribute, isId, value] = match
    const naming = { start: start + match.index, end: start + match.index + attribute.length }
    landmarks.push({
      element,
      role: attributeOf(tag, 'role'),
      naming,
      label: isId ? undefined : value,
      labelledBy: isId ? value : undefined,
    })
  }

  function readId(tag: string) {
    const id = attributeOf(tag, 'id')
    if (!id) return
    ids.add(id)
    if (island) island.id ??= id
  }

  const textOf = ({ start, end }: Range) => html.slice(start, end)
  scanTags(html, { open, close, comment: (start, end) => comments.push({ start, end }) })
  return {
    html,
    headings,
    sections,
    landmarks,
    firstImage: firstImage.map(textOf),
    media: hasMedia ? media.map(textOf).join('') : '',
    fragmentLinks,
    ids,
    comments,
  }
}

/** Whether a text occurs in a range. Ranges must not begin before the previous one. */
function createFinder(html: string, text: string) {
  let next = -1
  return (start: number, end: number): boolean => {
    if (next < start) next = html.indexOf(text, start)
    if (next < 0) next = html.length
    return next < end
  }
}

/** Escaped value of an attribute in double quotes. */
export function attributeOf(tag: string, name: string): string | undefined {
  const before = ` ${name}="`
  const at = tag.indexOf(before)
  if (at < 0) return undefined
  const from = at + before.length
  return tag.slice(from, tag.indexOf('"', from))
}
