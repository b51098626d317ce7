import { isVariants, type VariableValue } from '#module-contract'

/** Value of a variable as one line; pages and images are only named by kind. */
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
