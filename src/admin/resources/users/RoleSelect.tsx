import MenuItem from '@mui/material/MenuItem'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { ROLES } from '#auth/schema'

export function RoleSelect(props: TextFieldProps) {
  const translate = useTranslate()
  return (
    <TextField select {...props} sx={{ minInlineSize: 170 }}>
      {ROLES.map(role => (
        <MenuItem key={role} value={role}>
          {translate(`resources.users.roles.${role}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
