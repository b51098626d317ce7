import { TextInput, useGetList } from 'react-admin'
import type { AuthorItem } from '#pages/schema'

const LIST = 'known-authors'

/** Author name: an existing profile or any name. */
export function AuthorInput() {
  const { data = [] } = useGetList<AuthorItem>('authors', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  })
  return (
    <>
      <TextInput
        source="summary.author"
        parse={value => value ?? ''}
        helperText="resources.pages.authorHelp"
        slotProps={{ htmlInput: { list: LIST } }}
      />
      <datalist id={LIST}>
        {data.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  )
}
