import type { SiteFrame } from '../api.ts'
import { useTexts } from '../texts.ts'

const NAMES = { header: 'Header template', body: 'Body template', footer: 'Footer template' }

/** Templates around the page, with links to edit them. */
export function PageTemplates({ frame }: { frame: SiteFrame }) {
  const texts = useTexts()
  const { templates = [] } = frame
  if (templates.length === 0) return null
  return (
    <dl className="page-templates">
      {templates.map(({ part, id, name }) => (
        <div key={part}>
          <dt>{texts(NAMES[part])}</dt>
          <dd>
            <a
              href={`/admin/edit/${id}`}
              aria-label={texts('Edit the template “{name}”', { name })}
            >
              {name}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  )
}
