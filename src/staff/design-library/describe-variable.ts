import { isVariants, type VariableValue } from '#module-kit'

/** What a variable is worth, in one line; a page and a picture are only named by their kind. */
export function describeVariable(value: VariableValue): string {
  switch (value.kind) {
    case 'colour':
      return value.dark ? `${value.light} / ${value.dark}` : value.light
    case 'number': {
      const { value: amount, unit } = value
      const all = isVariants(amount) ? Object.values(amount) : [amount]
      return all.map(one => `${one}${unit}`).join(' / ')
    }
    case 'text':
      return value.text
    case 'link':
      return 'url' in value.link ? value.link.url : ''
    default:
      return ''
  }
}
