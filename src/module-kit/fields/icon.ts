import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'
import { currentIcon, type ResolvedIcon } from '../resolved-icon.ts'
import { KEPT_ICON } from '../server-html.tsx'

/** Name of an icon; empty for none. Unknown names resolve to null. */
export function icon(
  options: FieldOptions & { default?: string },
): Field<string, ResolvedIcon | null> {
  return {
    ...baseOf(options),
    kind: 'icon',
    schema: Type.String({
      title: options.label,
      description: 'Name of a Lucide icon (lucide.dev), or of a mark such as brand-instagram.',
      pattern: '^[a-z0-9-]*$',
      maxLength: 60,
    }),
    control: { input: 'icon' },
    default: options.default ?? '',
    collect: (value, references) => {
      if (value) references.icons.add(currentIcon(value))
    },
    resolve: (value, resolver) => (value ? (resolver.icon(currentIcon(value)) ?? null) : null),
    clean: currentIcon,
    toIsland: value => (value ? KEPT_ICON : null),
  }
}
