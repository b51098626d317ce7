import { Title, useGetIdentity } from 'react-admin'

export function Dashboard() {
  const { identity } = useGetIdentity()
  return <Title title={identity?.fullName ?? ''} />
}
