import { useEffect, useState } from 'react'
import { callApi } from '#staff/client'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'

interface Menu {
  id: string
  name: string
}

/** A menu of the site, by its name. */
export default function MenuReferenceControl({ id, value, onChange }: ControlProps<string>) {
  const texts = useTexts()
  const [menus, setMenus] = useState<Menu[]>([])
  useEffect(() => {
    callApi<{ items: Menu[] }>('GET', '/menus').then(
      answer => setMenus(answer.items),
      () => {},
    )
  }, [])
  return (
    <div className="control-link">
      <select
        id={id}
        className="control"
        value={value ?? ''}
        onChange={event => onChange(event.target.value || undefined)}
      >
        <option value="">{texts('Menu in the header')}</option>
        {value && !menus.some(menu => menu.id === value) && <option value={value}>{value}</option>}
        {menus.map(menu => (
          <option key={menu.id} value={menu.id}>
            {menu.name}
          </option>
        ))}
      </select>
      <a href="/admin/menus">{texts('Edit menus')}</a>
    </div>
  )
}
