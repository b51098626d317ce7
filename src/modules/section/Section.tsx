import type { ModuleProps } from '#module-kit'
import type { Props } from './props.ts'

export function Section({
  root,
  label,
  width,
  space,
  joined,
  smoothScroll,
  content: Content,
}: ModuleProps<typeof Props>) {
  return (
    <section
      {...root}
      aria-label={label || undefined}
      data-width={width}
      data-space={space}
      data-joined={joined || undefined}
      data-smooth-scroll={smoothScroll ? undefined : 'off'}
    >
      <Content className="section-content" />
    </section>
  )
}
