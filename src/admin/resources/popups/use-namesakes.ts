import { useGetList } from 'react-admin'
import type { PopupItem } from './popup-item.ts'

/** What of a popup may be another's, too. */
type Named = Partial<Pick<PopupItem, 'id' | 'name' | 'linkNames'>>

/** Answers which other popups are called the same, or opened by the same links. */
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
