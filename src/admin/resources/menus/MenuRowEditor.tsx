import { useSortable } from '@dnd-kit/react/sortable'
import ArrowBack from '@mui/icons-material/ArrowBack'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowForward from '@mui/icons-material/ArrowForward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import DragIndicator from '@mui/icons-material/DragIndicator'
import TuneOutlined from '@mui/icons-material/TuneOutlined'
import Chip from '@mui/material/Chip'
import Collapse from '@mui/material/Collapse'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { LinkPicker } from './LinkPicker.tsx'
import { MenuItemOptions } from './MenuItemOptions.tsx'
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
  /** Incomplete after an attempt to save. */
  isWrong: boolean
  onChange(changes: Partial<MenuRow>): void
  onStep(step: Step): void
  onRemove(): void
}) {
  const { row, index, isWrong, onChange } = props
  const [isOpen, setOpen] = useState(false)
  const optionsId = useId()
  const translate = useTranslate()
  // Sorting is done by `useRowDrag`; the built-in plugin would move the row twice.
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
        error={isWrong && row.label.trim() === ''}
        onChange={event => onChange({ label: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={{ flex: '1 1 160px' }}
      />
      <LinkPicker
        href={row.href}
        isWrong={isWrong}
        problem={row.problem && translate(`resources.menus.problems.${row.problem}`)}
        onChange={(href, name) => {
          if (href === row.href) return
          const label = row.label === '' && name ? { label: name } : {}
          onChange({ href, problem: undefined, ...label })
        }}
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
        <IconButton
          size="small"
          color={Object.keys(row.options).length > 0 ? 'primary' : 'default'}
          aria-label={t('settings')}
          aria-expanded={isOpen}
          aria-controls={optionsId}
          onClick={() => setOpen(!isOpen)}
        >
          <TuneOutlined fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={t('remove')} onClick={props.onRemove}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </span>
      {row.options.badge && <Chip size="small" label={row.options.badge} />}
      {row.options.show && <Chip size="small" variant="outlined" label={t('limited')} />}
      <Collapse id={optionsId} in={isOpen} unmountOnExit sx={{ flexBasis: '100%' }}>
        <MenuItemOptions
          options={row.options}
          depth={row.depth}
          onChange={options => onChange({ options })}
        />
      </Collapse>
    </Paper>
  )
}
