import MoreVert from '@mui/icons-material/MoreVert'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { usePermissions, useRecordContext, useTranslate } from 'react-admin'
import { EditLink } from '../pages/EditLink.tsx'
import type { TemplateItem } from './template-item.ts'
import { useTemplateActions } from './use-template-actions.ts'

/** Actions of a template row, editing first. */
export function TemplateMenu() {
  const translate = useTranslate()
  const { permissions } = usePermissions()
  const template = useRecordContext<TemplateItem>()
  const acts = useTemplateActions()
  const [anchor, setAnchor] = useState<HTMLElement>()
  if (!template) return null
  const may = (permission: string) => permissions?.includes(permission) ?? false
  const isLive = template.status === 'published' || template.status === 'changed'
  const items: [key: string, isShown: boolean, act: () => void][] = [
    [
      'publish',
      may('pages.publish') && template.status !== 'published',
      () => acts.publish(template),
    ],
    ['unpublish', may('pages.publish') && isLive, () => acts.unpublish(template)],
    ['duplicate', may('pages.write'), () => acts.duplicate(template)],
    ['trash', may('pages.delete'), () => acts.trash(template)],
  ]
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      {may('pages.write') && <EditLink id={template.id} title={template.name} />}
      <IconButton
        size="small"
        aria-label={translate('resources.pages.moreNamed', { title: template.name })}
        aria-haspopup="menu"
        onClick={event => {
          event.stopPropagation()
          setAnchor(event.currentTarget)
        }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        onClick={event => event.stopPropagation()}
      >
        {items
          .filter(([, isShown]) => isShown)
          .map(([key, , act]) => (
            <MenuItem
              key={key}
              onClick={() => {
                setAnchor(undefined)
                act()
              }}
            >
              {translate(`resources.pages.act.${key}`)}
            </MenuItem>
          ))}
      </Menu>
    </Box>
  )
}
