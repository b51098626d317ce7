import { inflateSync } from 'node:zlib'

/**
 * Checks the main rules of PDF/A-3b (ISO 19005-3) and Factur-X in the structure of a file that pdfkit
 * wrote: it has no object streams. veraPDF, the reference validator, is not available as a package.
 * Returns what is wrong.
 */
export function findPdfAProblems(pdf: Uint8Array): string[] {
  const text = Buffer.from(pdf).toString('latin1')
  const objects = readObjects(text)
  const problems: string[] = []
  const check = (problem: string, holds: boolean) => {
    if (!holds) problems.push(problem)
  }
  check('header', /^%PDF-1\.7\n%[\x80-\xff]{4}/.test(text))
  const trailer = text.slice(text.lastIndexOf('trailer'))
  check('file id', /\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/.test(trailer))
  check('encryption', !/\/Encrypt\b/.test(trailer))
  const all = [...objects.values()]
  const catalog = all.find(one => one.dictionary.includes('/Type /Catalog'))?.dictionary ?? ''
  check('language', /\/Lang \(/.test(catalog))
  checkFonts(check, all)
  checkColors(check, catalog, objects)
  checkMetadata(check, catalog, objects, trailer)
  checkAttachment(check, catalog, objects)
  for (const [name, pattern] of FORBIDDEN) {
    check(name, !all.some(one => pattern.test(one.dictionary)))
  }
  return problems
}

type Objects = ReadonlyMap<number, PdfObject>
type Check = (problem: string, holds: boolean) => void

interface PdfObject {
  dictionary: string
  stream: Buffer | undefined
}

const FORBIDDEN: [string, RegExp][] = [
  ['transparency', /\/SMask (?!\/None)|\/(ca|CA) 0?\.\d|\/BM \/(?!Normal)/],
  ['script or launch', /\/S \/(JavaScript|Launch|Movie|Sound|ResetForm|ImportData)/],
  ['compression', /\/LZWDecode/],
  ['interpolation', /\/Interpolate true/],
  ['external stream', /\/FFilter/],
  ['PostScript', /\/Subtype \/PS\b/],
]

function readObjects(text: string): Objects {
  const objects = new Map<number, PdfObject>()
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', body = ''] = match
    const at = body.indexOf('\nstream\n')
    const dictionary = at < 0 ? body : body.slice(0, at)
    const stream =
      at < 0
        ? undefined
        : Buffer.from(body.slice(at + 8, body.lastIndexOf('\nendstream')), 'latin1')
    const isPacked = dictionary.includes('/FlateDecode') && !dictionary.includes('/Subtype /Image')
    objects.set(Number(id), {
      dictionary,
      stream: stream && isPacked ? inflateSync(stream) : stream,
    })
  }
  return objects
}

const follow = (objects: Objects, from: string, key: string): PdfObject | undefined => {
  const [, id] = new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(from) ?? []
  return id === undefined ? undefined : objects.get(Number(id))
}

function checkFonts(check: Check, all: readonly PdfObject[]) {
  const fonts = all.filter(one => /\/Type \/Font\b(?!Descriptor)/.test(one.dictionary))
  check('fonts', fonts.length > 0)
  for (const { dictionary } of fonts) {
    const isComposite = /\/Subtype \/(Type0|CIDFontType[02])/.test(dictionary)
    check('font is not composite', isComposite)
    if (dictionary.includes('/Subtype /Type0')) check('ToUnicode', /\/ToUnicode/.test(dictionary))
    else check('CIDToGIDMap', /\/CIDToGIDMap \/Identity/.test(dictionary))
  }
  const descriptors = all.filter(one => one.dictionary.includes('/Type /FontDescriptor'))
  check(
    'embedded fonts',
    descriptors.every(one => /\/FontFile[23] /.test(one.dictionary)),
  )
  check('descriptors', descriptors.length * 2 === fonts.length)
}

function checkColors(check: Check, catalog: string, objects: Objects) {
  const intent = follow(objects, catalog, 'OutputIntents')?.dictionary ?? ''
  check('output intent', intent.includes('/S /GTS_PDFA1'))
  const profile = follow(objects, intent, 'DestOutputProfile')
  check('ICC profile', profile?.stream?.toString('latin1', 36, 40) === 'acsp')
  check('color space', profile?.stream?.toString('latin1', 16, 20) === 'RGB ')
}

function checkMetadata(check: Check, catalog: string, objects: Objects, trailer: string) {
  const metadata = follow(objects, catalog, 'Metadata')
  check('metadata is plain', !metadata?.dictionary.includes('/Filter'))
  const xmp = metadata?.stream?.toString('utf8') ?? ''
  check('part', xmp.includes('<pdfaid:part>3</pdfaid:part>'))
  check('conformance', xmp.includes('<pdfaid:conformance>B</pdfaid:conformance>'))
  const info = follow(objects, trailer, 'Info')?.dictionary ?? ''
  const textOf = (key: string) => follow(objects, info, key)?.dictionary ?? ''
  const title = /<rdf:li xml:lang="x-default">([^<]*)</.exec(xmp)?.[1]
  check('title', title !== undefined && readText(textOf('Title')) === title)
  const producer = /<pdf:Producer>([^<]*)</.exec(xmp)?.[1]
  check('producer', readText(textOf('Producer')) === producer)
  const created = /<xmp:CreateDate>([^<]*)</.exec(xmp)?.[1] ?? ''
  check('date', readText(textOf('CreationDate')).replace(/\D/g, '') === created.replace(/\D/g, ''))
  check('changed', !info.includes('/ModDate') || xmp.includes('<xmp:ModifyDate>'))
  if (xmp.includes('<fx:')) {
    for (const [, name = ''] of xmp.matchAll(/<fx:(\w+)>/g)) {
      const isDescribed = xmp.includes(`<pdfaProperty:name>${name}</pdfaProperty:name>`)
      check(`schema of ${name}`, isDescribed)
    }
    check('profile', xmp.includes('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>'))
  }
}

/** Text of a string object: literal or UTF-16. */
function readText(object: string): string {
  const bytes = object.replace(/^\(|\)$/g, '').replace(/\\([\\()])/g, '$1')
  if (!bytes.startsWith('\xfe\xff')) return bytes
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le')
}

function checkAttachment(check: Check, catalog: string, objects: Objects) {
  const file = follow(objects, catalog, 'AF')?.dictionary
  if (file === undefined) return
  check('relationship', file.includes('/AFRelationship /Alternative'))
  check('file name', /\/F \(factur-x\.xml\)/.test(file) && /\/UF \(factur-x\.xml\)/.test(file))
  const names = follow(objects, catalog, 'Names')?.dictionary ?? catalog
  check('embedded files', names.includes('/EmbeddedFiles'))
  const embedded = follow(objects, file, 'F')?.dictionary ?? ''
  check('media type', embedded.includes('/Subtype /text#2Fxml'))
  check('modification date', embedded.includes('/ModDate'))
}

/** The attached XML; undefined if there is none. */
export function readAttachedXml(pdf: Uint8Array): string | undefined {
  const objects = readObjects(Buffer.from(pdf).toString('latin1'))
  const embedded = [...objects.values()].find(one => one.dictionary.includes('/Type /EmbeddedFile'))
  return embedded?.stream?.toString('utf8')
}
