import Folder from '@mui/icons-material/FolderOutlined'
import PermMedia from '@mui/icons-material/PermMediaOutlined'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import type { ReactNode } from 'react'
import { useStaffTexts } from '../texts.tsx'
import type { MediaFolder } from './media-calls.ts'

interface FolderListProps {
  folders: readonly MediaFolder[]
  /** Undefined for all files, empty for files without a folder. */
  value: string | undefined
  onChange(folder: string | undefined): void
  /** Further entries. */
  children?: ReactNode
}

/** Folders of the library, indented by depth. */
export function FolderList({ folders, value, onChange, children }: FolderListProps) {
  const t = useStaffTexts()
  return (
    <List component="nav" dense disablePadding aria-label={t('media.folders')}>
      <FolderEntry
        icon={<PermMedia fontSize="small" />}
        label={t('media.all')}
        isCurrent={value === undefined}
        onClick={() => onChange(undefined)}
      />
      {withParents(folders).map(({ path, files }) => (
        <FolderEntry
          key={path}
          icon={<Folder fontSize="small" />}
          label={path === '' ? t('media.top') : (path.split('/').at(-1) ?? path)}
          files={files}
          depth={path.split('/').length - 1}
          isCurrent={value === path}
          onClick={() => onChange(path)}
        />
      ))}
      {children}
    </List>
  )
}

export function FolderEntry(props: {
  icon: ReactNode
  label: string
  files?: number
  depth?: number
  isCurrent: boolean
  onClick(): void
}) {
  const { icon, label, files, depth = 0, isCurrent, onClick } = props
  const t = useStaffTexts()
  return (
    <ListItem disablePadding component="div">
      <ListItemButton
        selected={isCurrent}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onClick}
        sx={{ borderRadius: 1, paddingInlineStart: 1 + depth * 2 }}
      >
        <ListItemIcon sx={{ minInlineSize: 30, minWidth: 30 }}>{icon}</ListItemIcon>
        <ListItemText primary={label} slotProps={{ primary: { noWrap: true } }} />
        {files ? (
          <span aria-label={t('media.files', { smart_count: files })} role="img">
            {files}
          </span>
        ) : null}
      </ListItemButton>
    </ListItem>
  )
}

/** Adds parent folders that contain no files themselves. */
export function withParents(folders: readonly MediaFolder[]): MediaFolder[] {
  const all = new Map<string, number>()
  for (const { path, files } of folders) {
    const parts = path.split('/')
    for (let end = 1; end < parts.length; end++) {
      const parent = parts.slice(0, end).join('/')
      all.set(parent, all.get(parent) ?? 0)
    }
    all.set(path, files)
  }
  return [...all]
    .map(([path, files]) => ({ path, files }))
    .sort((a, b) => a.path.localeCompare(b.path))
}
