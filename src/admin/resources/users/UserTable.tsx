import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useTranslate } from 'react-admin'
import { RoleSelect } from './RoleSelect.tsx'
import type { User } from './use-users.ts'

interface UserTableProps {
  users: readonly User[]
  me: string
  onChange(id: string, changes: { role?: string; disabled?: boolean }): void
}

export function UserTable({ users, me, onChange }: UserTableProps) {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.users.${key}`)
  return (
    <Card sx={{ overflowX: 'auto', position: 'relative' }}>
      <Table aria-label={t('staff')}>
        <TableHead sx={{ '& th': { paddingBlock: 1 } }}>
          <TableRow>
            <TableCell>{t('fields.name')}</TableCell>
            <TableCell>{t('fields.role')}</TableCell>
            <TableCell>
              <span style={visuallyHidden}>{t('fields.actions')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {users.map(({ id, name, email, role, disabledAt, hasTwoFactor }) => (
            <TableRow key={id}>
              <TableCell>
                {name} {id === me && `(${t('you')})`}{' '}
                {hasTwoFactor && (
                  <VerifiedUser
                    fontSize="inherit"
                    color="success"
                    titleAccess={t('twoFactor')}
                    sx={{ verticalAlign: 'text-bottom' }}
                  />
                )}
                <Typography variant="body2" color="textSecondary">
                  {email}
                  {disabledAt !== null && ` · ${t('disabled')}`}
                </Typography>
              </TableCell>
              <TableCell>
                <RoleSelect
                  value={role}
                  disabled={disabledAt !== null}
                  onChange={event => onChange(id, { role: event.target.value })}
                  slotProps={{
                    select: { inputProps: { 'aria-label': `${t('fields.role')}: ${name}` } },
                  }}
                />
              </TableCell>
              <TableCell align="right">
                {id !== me && (
                  <Button
                    size="small"
                    color={disabledAt === null ? 'error' : 'primary'}
                    onClick={() => onChange(id, { disabled: disabledAt === null })}
                    aria-label={`${t(disabledAt === null ? 'disable' : 'enable')}: ${name}`}
                  >
                    {t(disabledAt === null ? 'disable' : 'enable')}
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}
