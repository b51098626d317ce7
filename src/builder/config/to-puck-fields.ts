import type { Field } from '@puckeditor/core'
import type { AnyField } from '#module-contract'

/**
 * Fields as Puck's canvas needs them: which props are slots, which lists may contain slots, and
 * which texts are edited in place. `options/` provides the controls.
 */
export function toPuckFields(shape: Record<string, AnyField>): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, toPuckField(field)]),
  )
}

function toPuckField(field: AnyField): Field {
  const { control } = field
  switch (field.kind) {
    case 'slot': {
      const { allow, disallow } = control as { allow?: string[]; disallow?: string[] }
      return { type: 'slot', ...(allow ? { allow } : {}), ...(disallow ? { disallow } : {}) }
    }
    case 'list':
      return {
        type: 'array',
        arrayFields: toPuckFields(control.fields as Record<string, AnyField>),
      }
    case 'text':
      if (!control.inline) return untouched
      return { type: control.input === 'textarea' ? 'textarea' : 'text', contentEditable: true }
    case 'rich-text':
      return { type: 'richtext', contentEditable: true }
    default:
      return untouched
  }
}

const untouched = { type: 'custom', render: () => null as never } as const satisfies Field
