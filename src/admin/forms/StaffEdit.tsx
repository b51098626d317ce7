import { Edit, type EditProps, useEditContext } from 'react-admin'
import { ignoreError, NotLoaded } from '../lists/ListStates.tsx'

/** Edit page of an entry; shows loading errors in place. */
export function StaffEdit({ redirect = 'list', ...props }: EditProps) {
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={redirect}
      error={<EntryNotLoaded />}
      queryOptions={{ onError: ignoreError }}
      {...props}
    />
  )
}

function EntryNotLoaded() {
  const { error, refetch } = useEditContext()
  return <NotLoaded error={error} onRetry={refetch} />
}
