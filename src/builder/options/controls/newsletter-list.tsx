import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'
import { ReferenceSelect } from '../ReferenceSelect.tsx'

/** Select for a newsletter list. */
export default function NewsletterListControl({ id, value, onChange }: ControlProps<string>) {
  const texts = useTexts()
  return (
    <ReferenceSelect
      id={id}
      value={value}
      onChange={onChange}
      path="/newsletter-lists"
      query={{ perPage: 200 }}
      toLabel={list => list.name ?? ''}
      none={texts('First list of the site')}
      empty={
        <p className="panel-note">
          {texts('There is no list yet. The first sign-up creates one.')}{' '}
          <a href="/admin/newsletter-lists/create" target="_blank" rel="noreferrer">
            {texts('Create a list')}
          </a>
        </p>
      }
    >
      <a href="/admin/newsletter-lists">{texts('Edit lists')}</a>
    </ReferenceSelect>
  )
}
