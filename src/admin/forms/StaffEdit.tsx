import { Edit, type EditProps, useEditContext } from 'react-admin'
import { NotLoaded } from '../lists/NotLoaded.tsx'
import { sayItThere } from '../lists/say-it-there.ts'

/** An entry on its page; one that cannot be read says why, there. */
export function StaffEdit({ redirect = 'list', ...props }: EditProps) {
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={redirect}
      error={<EntryNotLoaded />}
      queryOptions={{ onError: sayItThere }}
      {...props}
    />
  )
}

function EntryNotLoaded() {
  const { error, refetch } = useEditContext()
  return <NotLoaded error={error} onRetry={refetch} />
}
