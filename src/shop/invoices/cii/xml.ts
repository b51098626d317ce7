/** An XML element as text. */
export type Xml = string

/** An element with a namespace prefix; empty if it has no content. */
export function element(
  name: string,
  content: Xml | readonly Xml[],
  attributes: Readonly<Record<string, string>> = {},
): Xml {
  const inner = typeof content === 'string' ? content : content.join('')
  if (inner === '') return ''
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<${name}${written.join('')}>${inner}</${name}>`
}

/** An element with text; empty if the text is. */
export const textElement = (
  name: string,
  text: string,
  attributes?: Readonly<Record<string, string>>,
): Xml => element(name, escapeXml(text.trim()), attributes)

/** Characters that XML 1.0 does not allow are dropped. */
export function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML allows none but these
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  )
}
