import { expect, it } from 'vitest'
import { outerFields } from '../src/builder/options/outer-fields.ts'
import { toSize } from '../src/builder/options/sizes.ts'
import { labelOfSide } from '../src/builder/options/use-label.ts'
import { modules } from './support/modules.ts'

/**
 * Replaced texts that were misleading, with their current wording (English and German). A text that
 * brings one back fails here.
 */
const MISLEADING: readonly (readonly [was: string, now: string])[] = [
  // Pages
  ['Earlier states', 'Revisions'],
  ['Earlier states of {title}', 'Revisions of …'],
  ['Earlier states of {title}', 'Revisions of …'],
  ['Restore this state', 'Restore this revision'],
  ['Frühere Stände', 'Versionen'],
  ['Diesen Stand wiederherstellen', 'Diese Version wiederherstellen'],
  ['Take back', 'Unpublish, Revoke'],
  ['Taken back', 'Unpublished'],
  ['Zurückziehen', 'Veröffentlichung aufheben'],
  ['What the page says of itself', 'SEO & social sharing'],
  ['Was die Seite über sich sagt', 'SEO und Social Media'],
  ['Page taken back', 'Page unpublished'],
  ['Draft discarded', 'Page moved to trash'],
  ['Schedule lifted', 'Schedule canceled'],
  ['Entwurf verworfen', 'In den Papierkorb verschoben'],
  // Forms
  ['Arbeitsnachweis', 'Unsichtbarer Spamschutz'],
  // Products
  ['Nothing to deliver', 'Virtual (no shipping)'],
  ['Nichts zu liefern', 'Virtuell (kein Versand)'],
  ['Empty: nobody counts.', 'Leave empty to not track quantity.'],
  ['Leer: niemand zählt.', 'Leer lassen, um den Bestand nicht zu verwalten.'],
  ['When nobody counts', 'Stock status'],
  ['Wenn niemand zählt', 'Lagerstatus'],
  ['When none is left', 'Allow backorders?'],
  ['Wenn nichts mehr da ist', 'Lieferrückstand erlauben?'],
  ['Few are left from', 'Low stock threshold'],
  ['Wenige übrig ab', 'Schwelle für geringen Bestand'],
  ['Take them in', 'Run import'],
  ['Being taken in', 'Importing'],
  ['Broke off', 'Failed'],
  // Orders
  ['Waiting for payment', 'On hold (awaiting bank transfer)'],
  ['Payment pending', 'Pending payment'],
  ['To be packed', 'Processing'],
  ['Zu packen', 'In Bearbeitung'],
  // Settings and accounts
  ['Does mail arrive?', 'Send test email'],
  ['Kommt E-Mail an?', 'Test-E-Mail senden'],
  ['Handed over to the mail server. Look into the mailbox.', 'Sent to the mail server. …'],
  ['Second step', 'Two-factor authentication (2FA)'],
  ['One more step', 'Two-factor authentication'],
  ['Zweiter Schritt', 'Zwei-Faktor-Authentifizierung (2FA)'],
  ['Noch ein Schritt', 'Zwei-Faktor-Authentifizierung'],
  ['This browser cannot use passkeys.', 'Passkeys need a domain name. …'],
  // Builder
  ['Save as a preset …', 'Save to library …'],
  ['Als Vorlage speichern …', 'In Bibliothek speichern …'],
  ['Decoration: says nothing', 'Decorative image (no alt text)'],
  ['Schmuck: sagt nichts aus', 'Dekoratives Bild (ohne Alternativtext)'],
  ['Its name in the address.', 'a category picker'],
  ['Product ids, one per line', 'a product picker'],
  ['In other words', 'With custom text'],
  ['Mit anderen Worten', 'Mit eigenem Text'],
  ['A pot in several glazes', 'With variants'],
  ['Ein Topf in mehreren Glasuren', 'Mit Varianten'],
  ['Take them back', 'Restore unsaved changes'],
  ['Take it back', 'Unpublish'],
  ['Let them go', 'Discard'],
  ['Curve', 'Easing'],
  ['Verlauf der Bewegung', 'Easing'],
]

/** Texts that are misleading only in certain places. */
const MISPLACED: readonly (readonly [where: RegExp, was: string, now: string])[] = [
  [/\/builder\//, 'Notes', 'Accessibility checks'],
  [/\/builder\//, 'Hinweise', 'Barrierefreiheit'],
  [/\/builder\//, 'Insert', 'Add'],
  [/\/(builder\/(?!german)|design\/)/, 'Standard', 'Default'],
  ...['paper', 'slip', 'ink', 'iron', 'clay', 'clay-deep', 'celadon', 'glaze'].map(
    // Code that reads old documents knows the former names.
    colour =>
      [/\/(design|builder|pages|mail|settings)\//, colour, 'background, text, accent …'] as const,
  ),
]

/** Words that are wrong for certain keys only: file, key, old text. */
const AMBIGUOUS: readonly (readonly [file: RegExp, key: string, was: string])[] = [
  [/\/pages\/messages/, 'path', 'Address'],
  [/\/pages\/messages/, 'path', 'Adresse'],
  [/\/(products|categories|tags)\/messages/, 'slug', 'Address'],
  [/\/(products|categories|tags)\/messages/, 'slug', 'Adresse'],
  [/\/pages\/messages/, 'updatedAt', 'Changed'],
  [/\/pages\/messages/, 'updatedAt', 'Geändert'],
  [/\/products\/messages/, 'quantity', 'Pieces'],
  [/\/products\/messages/, 'quantity', 'Stück'],
]

const sources = import.meta.glob<string>(['../src/**/*.{ts,tsx}', '!../src/**/*.test.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Whole texts in quotes or between tags. */
function textsOf(source: string): string[] {
  const quoted = source.matchAll(
    /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`$]*)`|>([^<>{}\n]+)</g,
  )
  return [...quoted].map(match => (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').trim())
}

it('avoids misleading words on screens', () => {
  const misleading = new Map(MISLEADING)
  const found = Object.entries(sources).flatMap(([file, source]) =>
    textsOf(source)
      .filter(text => misleading.has(text))
      .map(text => `${file}: “${text}” → “${misleading.get(text)}”`),
  )
  expect(found).toEqual([])
})

it('avoids misleading words in replacements', () => {
  const found = MISPLACED.flatMap(([where, was, now]) =>
    Object.entries(sources)
      .filter(([file]) => where.test(file))
      .filter(([, source]) => textsOf(source).includes(was))
      .map(([file]) => `${file}: “${was}” → “${now}”`),
  )
  expect(found).toEqual([])
})

it('keeps the word of the field where another was ambiguous', () => {
  const found = AMBIGUOUS.flatMap(([place, key, was]) =>
    Object.entries(sources)
      .filter(([file]) => place.test(file))
      .filter(([, source]) => source.includes(`${key}: '${was}'`))
      .map(([file]) => `${file}: ${key}: '${was}'`),
  )
  expect(found).toEqual([])
})

interface Field {
  label: string
  help?: string | undefined
  control: object
}

/** Labels of options and values in the builder's panel, with their keys. */
function* labelsIn(key: string, { label, help, control }: Field): Generator<[string, string]> {
  yield [key, label]
  if (help) yield [key, help]
  const { options, fields } = control as {
    options?: Record<string, string>
    fields?: Record<string, Field> | (Field & { name: string })[]
  }
  yield* Object.entries(options ?? {})
  const inner = Array.isArray(fields)
    ? fields.map(field => [field.name, field] as const)
    : Object.entries(fields ?? {})
  for (const [name, field] of inner) yield* labelsIn(name, field)
}

const labels = [
  ...[...modules.values()].flatMap(module => Object.entries(module.props.shape)),
  ...[...outerFields.design, ...outerFields.animation].map(field => [field.name, field] as const),
].flatMap(([name, field]) => [...labelsIn(name, field)])

it('calls sides left and right, and by the direction of writing where a site is written from the right', () => {
  const shown = (direction: 'ltr' | 'rtl') =>
    labels.map(([key, label]) => `${key}: ${labelOfSide(key, label, direction)}`)
  expect(shown('ltr')).toContain('topStart: Top left')
  const logicalWord = (text: string) => /: (\w+ )?(start|end)$/i.test(text)
  expect(shown('ltr').filter(logicalWord)).toEqual([])
  const logical = (text: string) => /^(start|end|\w+(Start|End)):/.test(text)
  expect(shown('rtl').filter(text => logical(text) && /left|right/i.test(text))).toEqual([])
  // Physical left, and neither side.
  expect(shown('rtl')).toEqual(expect.arrayContaining(['top-left: Top left', 'start: Beside']))
})

it('shows the steps of space by name and pixels', () => {
  const steps = Array.from({ length: 11 }, (_, step) => toSize(`space-${step}`, 'None'))
  expect(
    [...steps, ...labels.map(([, label]) => label)].filter(text => /space-\d/.test(text)),
  ).toEqual([])
  expect(steps.slice(0, 3)).toEqual(['None', 'XS (4px)', 'S (8px)'])
})
