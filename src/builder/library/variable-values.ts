import type { Variable } from '#design'
import {
  type Control,
  isVariants,
  type NumberUnit,
  toVariable,
  type VariableKind,
  type VariableValue,
  variableIdOf,
} from '#module-contract'

/** Kind of variable that a control accepts, if any. */
export function kindOf({ variable }: Control): VariableKind | undefined {
  return variable as VariableKind | undefined
}

/** Id of the variable that a value refers to. Images and links contain it. */
export function variableOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return variableIdOf(value)
  const { media, url } = value as { media?: unknown; url?: unknown }
  return variableIdOf(media) ?? variableIdOf(url)
}

/** A reference to a variable in the option's stored format. */
export function toStored({ input }: Control, id: string): unknown {
  if (input === 'image') return { media: toVariable(id) }
  return input === 'link' ? { url: toVariable(id) } : toVariable(id)
}

/** Whether a variable can be used: its kind matches, and numbers have a unit that the option accepts. */
export function fits({ deleted, value }: Variable, control: Control): boolean {
  if (deleted || value.kind !== kindOf(control)) return false
  if (value.kind !== 'number') return true
  return (control.units as readonly (string | undefined)[]).includes(value.unit)
}

/** The value that an option gets when its variable is detached; undefined if it has no such format. */
export function toOwnValue(value: VariableValue, { input }: Control): unknown {
  switch (value.kind) {
    case 'colour':
      return value.light
    case 'number': {
      const amount = isVariants(value.value) ? value.value.desktop : value.value
      if (input === 'number') return amount
      return value.unit ? `${amount}${value.unit}` : undefined
    }
    case 'text':
      return value.text
    case 'image':
      return input === 'image' ? value.image : value.image.media
    default:
      return value.link
  }
}

/** Converts an option's value to the value of a new variable; undefined if the option is empty. */
export function toVariableValue(shown: unknown, control: Control): VariableValue | undefined {
  const kind = kindOf(control)
  if (shown === undefined || shown === null || shown === '' || variableOf(shown)) return undefined
  switch (kind) {
    case 'colour':
      return { kind, light: String(shown) }
    case 'number':
      return toNumberValue(shown, control)
    case 'text':
      return { kind, text: String(shown) }
    case 'image':
      return {
        kind,
        image: typeof shown === 'string' ? { media: shown } : (shown as { media: string }),
      }
    case 'link':
      return { kind, link: shown as { url: string } }
    default:
      return undefined
  }
}

function toNumberValue(shown: unknown, { units }: Control): VariableValue | undefined {
  const known = units as readonly NumberUnit[]
  if (typeof shown === 'number') {
    return { kind: 'number', unit: known.find(unit => unit) ?? '', value: shown }
  }
  const [, amount, unit = ''] = /^(-?[0-9.]+)([a-z%]*)$/.exec(String(shown)) ?? []
  if (amount === undefined || !known.includes(unit as NumberUnit)) return undefined
  return { kind: 'number', unit: unit as NumberUnit, value: Number(amount) }
}
