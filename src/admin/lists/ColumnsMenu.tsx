import Check from '@mui/icons-material/Check'
import ViewWeek from '@mui/icons-material/ViewWeekOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useRef, useState } from 'react'
import { useStore, useTranslate } from 'react-admin'
import { ListAction } from './ListAction.tsx'

export interface ColumnChoice {
  source: string
  label: string
}

interface ColumnsProps {
  /** Storage key of the hidden columns: the table's `storeKey`. */
  storeKey: string
  /** Default, equal to the table's `hiddenColumns`. */
  hiddenAtFirst: string[]
}

/** Hidden columns of a table in this browser; the table with that `storeKey` updates itself. */
export const useHiddenColumns = ({ storeKey, hiddenAtFirst }: ColumnsProps) =>
  useStore<string[]>(storeKey, hiddenAtFirst)

/** Menu for showing and hiding columns; at least one stays visible. */
export function ColumnsMenu({ columns, ...props }: ColumnsProps & { columns: ColumnChoice[] }) {
  const translate = useTranslate()
  const [hidden, setHidden] = useHiddenColumns(props)
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const shown = columns.filter(({ source }) => !hidden.includes(source))
  const toggle = (source: string) =>
    setHidden(hidden.includes(source) ? hidden.filter(one => one !== source) : [...hidden, source])
  return (
    <>
      <span ref={anchor}>
        <ListAction
          icon={ViewWeek}
          label={translate('ra.action.select_columns')}
          onClick={() => setOpen(true)}
        />
      </span>
      <Menu
        // Keep the menu inside a landmark.
        disablePortal
        open={isOpen}
        onClose={() => setOpen(false)}
        anchorEl={() => anchor.current as HTMLSpanElement}
        slotProps={{ list: { 'aria-label': translate('ra.action.select_columns') } }}
      >
        {columns.map(({ source, label }) => {
          const isShown = shown.some(column => column.source === source)
          return (
            <MenuItem
              key={source}
              role="menuitemcheckbox"
              aria-checked={isShown}
              disabled={isShown && shown.length === 1}
              onClick={() => toggle(source)}
            >
              <ListItemIcon>{isShown && <Check fontSize="small" />}</ListItemIcon>
              <ListItemText sx={{ whiteSpace: 'normal' }}>{label}</ListItemText>
            </MenuItem>
          )
        })}
      </Menu>
    </>
  )
}
