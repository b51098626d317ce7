import { Edit, type EditProps, useEditContext } from 'react-admin'
import { ignoreError, NotLoaded } from '../lists/ListStates.tsx'

/** Keeps entries apart from rows of lists in the cache, because rows lack fields. */
const WHOLE_ENTRY = { isWhole: true }

/** Edit page of an entry; shows loading errors in place. */
export function StaffEdit({
  redirect = 'list',
  queryOptions,
  mutationOptions,
  ...props
}: EditProps) {
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={redirect}
      error={<EntryNotLoaded />}
      queryOptions={{ onError: ignoreError, ...queryOptions, meta: WHOLE_ENTRY }}
      mutationOptions={{ ...mutationOptions, meta: WHOLE_ENTRY }}
      {...props}
    />
  )
}

function EntryNotLoaded() {
  const { error, refetch } = useEditContext()
  return <NotLoaded error={error} onRetry={refetch} />
}
