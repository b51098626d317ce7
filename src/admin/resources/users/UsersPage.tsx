import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { Title, useGetIdentity, useTranslate } from 'react-admin'
import { callApi } from '#staff/client'
import { InvitationList } from './InvitationList.tsx'
import { InviteForm } from './InviteForm.tsx'
import { UserTable } from './UserTable.tsx'
import { useUsers } from './use-users.ts'

/** Who works on the site, who was invited, and a form for the next. */
export default function UsersPage() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const { users, invitations, hasFailed, run } = useUsers()
  const path = (id: string) => `/users/${encodeURIComponent(id)}`
  const invitation = (id: string) => `/users/invitations/${encodeURIComponent(id)}`
  return (
    <Box sx={{ display: 'grid', gap: 2, maxInlineSize: 980, paddingBlock: 2 }}>
      <Title title={translate('resources.users.name', { smart_count: 2 })} />
      {hasFailed && <Alert severity="error">{translate('resources.users.failed')}</Alert>}
      {users && (
        <UserTable
          users={users}
          me={String(identity?.id)}
          onChange={(id, body) => run('changed', () => callApi('PATCH', path(id), { body }))}
        />
      )}
      <InvitationList
        invitations={invitations}
        onResend={id => run('sent', () => callApi('POST', `${invitation(id)}/resend`))}
        onRevoke={id => run('changed', () => callApi('DELETE', invitation(id)))}
      />
      <InviteForm
        onInvite={body => run('sent', () => callApi('POST', '/users/invitations', { body }))}
      />
    </Box>
  )
}
