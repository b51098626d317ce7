import { expect, it } from 'vitest'
import { composeMailBody, type MailTheme, PLAIN_LOOK } from '#mail'

const look: MailTheme = { siteName: 'Ødegaard & Co', locale: 'en', ...PLAIN_LOOK }
const content = {
  heading: 'Thank you <b>',
  parts: [
    { kind: 'text', text: 'Line one\nline two' },
    {
      kind: 'rows',
      rows: [
        { label: '2 × Bowl', value: '€10.00', details: ['Size: S'], note: '(net)', isTotal: true },
      ],
    },
    { kind: 'lines', title: 'Billing address', lines: ['Ida', '', 'Oslo'] },
    { kind: 'lines', title: 'Note', lines: [''] },
    { kind: 'link', label: 'View', href: 'https://x.test/?a=1&b="2"' },
  ],
} as const

it('has the same content in plain text and HTML, without empty fields', () => {
  const { text, html } = composeMailBody(look, content)
  expect(text).toBe(
    `Thank you <b>

Line one
line two

2 × Bowl (Size: S): €10.00 (net)

Billing address:
Ida
Oslo

View: https://x.test/?a=1&b="2"

—
Ødegaard & Co
`,
  )
  for (const shown of [
    'Thank you &lt;b&gt;',
    'Line one<br>line two',
    '<bdi>Ida</bdi><br><bdi>Oslo</bdi>',
    'Ødegaard &amp; Co',
  ]) {
    expect(html).toContain(shown)
  }
  expect(html).toContain('href="https://x.test/?a=1&amp;b=&quot;2&quot;"')
  expect(html).not.toContain('Note')
})

it('hides the preheader, which mail programs show beside the subject', () => {
  const { text, html } = composeMailBody(look, { ...content, preheader: 'Soon <there>\nBye' })
  expect(text).not.toContain('Soon')
  expect(html).toMatch(/<div style="display:none;[^"]*">Soon &lt;there&gt; Bye&#847;/)
})

it('is written from right to left where the language is', () => {
  const { html } = composeMailBody({ ...look, locale: 'ar' }, content)
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('align="left"')
})

it('gives headings in Arabic script room above and below', () => {
  const headingLine = (locale: string) =>
    /<h1[^>]*line-height:([\d.]+)/.exec(composeMailBody({ ...look, locale }, content).html)?.[1]
  expect([headingLine('en'), headingLine('ar'), headingLine('fa-IR')]).toEqual([
    '1.25',
    '1.45',
    '1.45',
  ])
})
