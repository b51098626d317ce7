import { type ReactNode, useState } from 'react'
import type { SiteFrame } from '../api.ts'
import { useTexts } from '../texts.ts'

interface FramePartProps {
  part: 'header' | 'footer'
  site: Pick<SiteFrame, 'templates' | 'part'>
  children: ReactNode
}

const NAMES = { header: 'Header', footer: 'Footer' } as const

/** Header or footer around the edited document. Clicking it names its template and links to it. */
export function FramePart({ part, site, children }: FramePartProps) {
  const texts = useTexts()
  const [isPressed, setPressed] = useState(false)
  // The edited part has no template around it.
  if (site.part === part) return children
  const template = site.templates?.find(one => one.part === part)
  const label = template
    ? texts('{part} · from template “{name}”', { part: texts(NAMES[part]), name: template.name })
    : texts('{part} · built-in', { part: texts(NAMES[part]) })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard its button is reached directly
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard its button is reached directly
    <div
      className="vt-frame-place"
      data-pressed={isPressed || undefined}
      onClick={() => setPressed(true)}
      onPointerLeave={() => setPressed(false)}
    >
      {children}
      <div className="vt-frame-note">
        <span>{label}</span>
        <button
          type="button"
          onClick={() =>
            window.location.assign(
              template ? `/admin/edit/${template.id}` : `/admin/templates/create?part=${part}`,
            )
          }
        >
          {texts(template ? 'Edit template' : 'Create template')}
        </button>
      </div>
    </div>
  )
}
