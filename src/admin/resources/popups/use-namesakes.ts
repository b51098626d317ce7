import { useGetList } from 'react-admin'
import type { PopupItem } from './popup-item.ts'

/** Properties that can collide with other popups. */
type Named = Partial<Pick<PopupItem, 'id' | 'name' | 'linkNames'>>

/** Returns popups with the same name or link names. */
export function useNamesakes() {
  const { data = [] } = useGetList<PopupItem>('popups', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
  })
  return ({ id, name = '', linkNames = [] }: Named) => {
    const others = data.filter(other => other.id !== id)
    return {
      byName: others.filter(other => toKey(other.name) === toKey(name)),
      byLink: others.flatMap(other => {
        const link = other.linkNames.find(one => linkNames.includes(one))
        return link === undefined ? [] : { id: other.id, name: other.name, link }
      }),
    }
  }
}

const toKey = (name: string) => name.trim().toLowerCase()
