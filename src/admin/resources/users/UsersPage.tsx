import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { Title, useGetIdentity, useTranslate } from 'react-admin'
import { callApi } from '#staff/client'
import { InvitationLink } from './InvitationLink.tsx'
import { InvitationList } from './InvitationList.tsx'
import { InviteForm } from './InviteForm.tsx'
import { UserTable } from './UserTable.tsx'
import { useUsers } from './use-users.ts'

/** Staff accounts and invitations, with an invitation form. */
export default function UsersPage() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const { users, invitations, unmailed, hasFailed, run, invite, copy, copyLink } = useUsers()
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
        onCopyLink={one => void copyLink(one)}
        onResend={({ id, email }) => void invite(email, `${invitation(id)}/resend`)}
        onRevoke={id => run('changed', () => callApi('DELETE', invitation(id)))}
      />
      {unmailed && <InvitationLink {...unmailed} onCopy={() => void copy(unmailed.link)} />}
      <InviteForm onInvite={body => invite(body.email, '/users/invitations', body)} />
    </Box>
  )
}
