import { useGetList } from 'react-admin'
import type { NewsletterList } from '#newsletter/schema'

/** Lists managed by this site as options; undefined while loading. */
export function useSiteLists(): { id: string; name: string }[] | undefined {
  const { data } = useGetList<NewsletterList>('newsletter-lists', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
  })
  return data?.filter(list => list.provider === 'site').map(({ id, name }) => ({ id, name }))
}
