import { useContext } from 'react'
import { CanvasContext } from '../../canvas/CanvasContext.ts'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'
import { ReferenceSelect } from '../ReferenceSelect.tsx'

/**
 * Select for a page of a kind, with a link to edit it. The page itself is excluded unless already
 * selected.
 */
export default function PageReferenceControl({
  id,
  control,
  value,
  onChange,
}: ControlProps<string>) {
  const texts = useTexts()
  return (
    <ReferenceSelect
      id={id}
      value={value}
      onChange={onChange}
      path="/pages"
      query={{ kind: String(control.of), perPage: 200 }}
      toLabel={page => page.title ?? ''}
      none={texts('None')}
      except={useContext(CanvasContext)?.page.id}
    >
      {value && <a href={`/admin/edit/${value}`}>{texts('Edit global block')}</a>}
    </ReferenceSelect>
  )
}
