import { useSortable } from '@dnd-kit/react/sortable'
import ArrowBack from '@mui/icons-material/ArrowBack'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowForward from '@mui/icons-material/ArrowForward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import DragIndicator from '@mui/icons-material/DragIndicator'
import Autocomplete from '@mui/material/Autocomplete'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import type { PageItem } from '#pages/schema'
import type { MenuRow, Step } from './menu-rows.ts'
import { INDENT_PX } from './use-row-drag.ts'

const STEPS = [
  ['up', ArrowUpward],
  ['down', ArrowDownward],
  ['out', ArrowBack],
  ['in', ArrowForward],
] as const

export function MenuRowEditor(props: {
  row: MenuRow
  index: number
  pages: readonly PageItem[]
  onChange(changes: Partial<MenuRow>): void
  onStep(step: Step): void
  onRemove(): void
}) {
  const { row, index, pages, onChange } = props
  const translate = useTranslate()
  // Its place is found by `useRowDrag` alone: with a sorting of its own, two would move it.
  const { ref, handleRef, isDragging } = useSortable({ id: row.id, index, plugins: [] })
  const t = (key: string) => translate(`resources.menus.${key}`, { label: row.label })
  return (
    <Paper
      ref={ref}
      component="li"
      data-row={row.id}
      tabIndex={-1}
      variant="outlined"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        padding: 1,
        marginInlineStart: `${row.depth * INDENT_PX}px`,
        opacity: isDragging ? 0.7 : 1,
      }}
    >
      <span ref={handleRef} aria-hidden="true" style={{ cursor: 'grab', display: 'grid' }}>
        <DragIndicator color="action" />
      </span>
      <TextField
        label={t('label')}
        value={row.label}
        onChange={event => onChange({ label: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={{ flex: '1 1 160px' }}
      />
      <Autocomplete
        freeSolo
        autoHighlight
        options={pages.map(page => page.path)}
        value={row.href}
        onInputChange={(_event, href) => {
          const page = pages.find(one => one.path === href)
          onChange(row.label === '' && page ? { href, label: page.title } : { href })
        }}
        renderOption={({ key, ...option }, path) => (
          <li key={key} {...option}>
            {pages.find(page => page.path === path)?.title} · {path}
          </li>
        )}
        renderInput={input => <TextField {...input} label={t('href')} />}
        sx={{ flex: '2 1 220px' }}
      />
      <span style={{ whiteSpace: 'nowrap' }}>
        {STEPS.map(([step, Icon]) => (
          <IconButton
            key={step}
            size="small"
            aria-label={t(`step.${step}`)}
            onClick={() => props.onStep(step)}
          >
            <Icon fontSize="small" />
          </IconButton>
        ))}
        <IconButton size="small" aria-label={t('remove')} onClick={props.onRemove}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </span>
    </Paper>
  )
}
