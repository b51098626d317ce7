import type { ModuleProps } from '#module-contract'
import { Icon } from '#ui'
import type { Props } from './props.ts'

/** A line with optional text or icon, or empty space hidden from screen readers. */
export function Divider({
  root,
  text,
  icon,
  line,
  length,
  align,
  height,
}: ModuleProps<typeof Props>) {
  const attributes = {
    'data-line': line,
    'data-length': length,
    'data-align': align,
    'data-height': height,
  }
  if (text) {
    return (
      <div {...root} {...attributes}>
        {icon && <Icon icon={icon} />}
        <span className="divider-text">{text}</span>
      </div>
    )
  }
  if (line === 'none' && !icon) return <div {...root} {...attributes} aria-hidden="true" />
  if (!icon) return <hr {...root} {...attributes} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: an `hr` holds nothing, and this one has an icon
    <div {...root} {...attributes} role="separator">
      <Icon icon={icon} />
    </div>
  )
}
