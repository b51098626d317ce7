import { useCanvas } from '../../canvas/CanvasContext.ts'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'
import { NamedSelect } from '../NamedSelect.tsx'

/** Select for a content type. */
export default function ContentTypeControl({ id, value, onChange }: ControlProps<string>) {
  const texts = useTexts()
  const { contentTypes } = useCanvas()
  return (
    <>
      <NamedSelect
        id={id}
        value={value}
        onChange={onChange}
        choices={contentTypes.map(({ kind, name }) => ({ value: kind, name }))}
        none={texts('None')}
      />
      <a href="/admin/content-types">{texts('Edit content types')}</a>
    </>
  )
}
