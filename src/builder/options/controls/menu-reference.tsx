import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'
import { ReferenceSelect } from '../ReferenceSelect.tsx'

/** Select for a menu. */
export default function MenuReferenceControl({
  id,
  value,
  onChange,
  control,
}: ControlProps<string>) {
  const texts = useTexts()
  return (
    <ReferenceSelect
      id={id}
      value={value}
      onChange={onChange}
      path="/menus"
      toLabel={menu => menu.name ?? ''}
      none={texts(control.isOptional ? 'None' : 'Menu in the header')}
    >
      <a href="/admin/menus">{texts('Edit menus')}</a>
    </ReferenceSelect>
  )
}
