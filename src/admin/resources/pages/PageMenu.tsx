import MoreVert from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { PageItem } from '#pages/schema'
import { useMayChange } from './may-change.ts'
import { TrashDialog } from './TrashDialog.tsx'
import { type PageLinks, usePageActions } from './use-page-actions.ts'

/** Further actions of a page, by permission. */
export function PageMenu({ page }: { page: PageItem }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const mayChange = useMayChange()
  const acts = usePageActions()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [links, setLinks] = useState<PageLinks>()
  const may = (verb: 'write' | 'publish' | 'delete') => mayChange(page, `pages.${verb}`)
  const isLive = page.publishedAt !== null && page.status !== 'draft'
  const below = `/pages/create?below=${encodeURIComponent(page.path)}`

  async function trash() {
    const found = await acts.linksTo(page)
    if (found.pages.length > 0 || found.menus.length > 0) setLinks(found)
    else await acts.trash(page)
  }

  const items: [key: string, isShown: boolean, act: () => void][] = [
    ['view', isLive && page.kind !== 'template', () => window.open(page.path, '_blank')],
    ['settings', may('write'), () => navigate(`/pages/${page.id}`)],
    ['history', true, () => navigate(`/pages/${page.id}/revisions`)],
    ['publish', may('publish') && page.status !== 'published', () => acts.publish(page)],
    ['unpublish', may('publish') && isLive, () => acts.unpublish(page)],
    ['below', may('write') && page.path !== '/', () => navigate(below)],
    ['duplicate', may('write'), () => acts.duplicate(page)],
    ['trash', may('delete'), trash],
  ]
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('resources.pages.moreNamed', { title: page.title })}
        aria-haspopup="menu"
        onClick={event => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
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
      {links && (
        <TrashDialog
          page={page}
          links={links}
          onClose={() => setLinks(undefined)}
          onDiscard={async () => {
            setLinks(undefined)
            await acts.trash(page)
          }}
        />
      )}
    </>
  )
}
