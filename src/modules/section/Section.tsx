import { CoverLink, type ModuleProps } from '#module-kit'
import type { Props } from './props.ts'

export function Section({
  root,
  label,
  width,
  space,
  joined,
  smoothScroll,
  content: Content,
  link,
  linkLabel,
}: ModuleProps<typeof Props>) {
  return (
    <section
      {...root}
      aria-label={label || undefined}
      data-width={width}
      data-space={space}
      data-joined={joined || undefined}
      data-cover={link ? '' : undefined}
      data-smooth-scroll={smoothScroll ? undefined : 'off'}
    >
      {link && <CoverLink link={link} label={linkLabel} />}
      <Content className="section-content" />
    </section>
  )
}
