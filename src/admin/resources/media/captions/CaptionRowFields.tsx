import Merge from '@mui/icons-material/CallMerge'
import Split from '@mui/icons-material/CallSplit'
import Delete from '@mui/icons-material/DeleteOutlined'
import PlayArrow from '@mui/icons-material/PlayArrow'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import { type CaptionRow, isError, type RowProblem } from './caption-rows.ts'

interface CaptionRowFieldsProps {
  row: CaptionRow
  index: number
  problem: RowProblem | undefined
  /** Whether it is shown at the current time. */
  isPlaying: boolean
  /** There is no next row to merge with. */
  isLast: boolean
  onChange(key: number, values: Partial<CaptionRow>): void
  onFocus(key: number): void
  onPlay(key: number): void
  onSplit(key: number): void
  onMerge(key: number): void
  onRemove(key: number): void
}

const field = {
  padding: '6px 8px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
} as const

/** A caption row: times and text, with errors next to them. */
export const CaptionRowFields = memo(function CaptionRowFields(props: CaptionRowFieldsProps) {
  const { row, index, problem, isPlaying, onChange, onFocus } = props
  const translate = useTranslate()
  const t = (name: string) => translate(`resources.media.captions.${name}`, { number: index + 1 })
  const problemId = `caption-problem-${row.key}`
  const described = problem ? { 'aria-describedby': problemId } : {}
  const time = (name: 'start' | 'end', isWrong: boolean) => (
    <Box
      component="input"
      dir="ltr"
      data-field={name}
      aria-label={t(`${name}Of`)}
      aria-invalid={isWrong}
      {...described}
      value={row[name]}
      onChange={event => onChange(row.key, { [name]: event.target.value })}
      sx={{ ...field, inlineSize: '8.5em', fontVariantNumeric: 'tabular-nums' }}
    />
  )
  return (
    <Box
      component="li"
      data-row={row.key}
      aria-current={isPlaying ? 'time' : undefined}
      onFocus={() => onFocus(row.key)}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto 1fr', md: 'auto auto minmax(0, 1fr) auto' },
        gap: 1,
        alignItems: 'start',
        padding: 1,
        borderInlineStart: '3px solid',
        borderInlineStartColor: isPlaying ? 'primary.main' : 'transparent',
        '&:focus-within': { backgroundColor: 'action.hover' },
        // Skips rendering of rows out of view.
        contentVisibility: 'auto',
        containIntrinsicSize: { xs: 'auto 176px', md: 'auto 76px' },
      }}
    >
      {time('start', problem === 'no-start')}
      {time('end', problem === 'no-end' || problem === 'ends-early')}
      <Box
        component="textarea"
        dir="auto"
        rows={2}
        data-field="text"
        aria-label={t('textOf')}
        {...described}
        value={row.text}
        onChange={event => onChange(row.key, { text: event.target.value })}
        sx={{
          ...field,
          gridColumn: { xs: '1 / -1', md: 'auto' },
          resize: 'vertical',
        }}
      />
      <CaptionRowActions {...props} />
      {problem && (
        <Box
          id={problemId}
          sx={{
            gridColumn: '1 / -1',
            color: isError(problem) ? 'error.main' : 'text.secondary',
            fontSize: '0.875rem',
          }}
        >
          {t(`problem.${problem}`)}
        </Box>
      )}
    </Box>
  )
})

/** Buttons for the keyboard shortcuts. */
function CaptionRowActions(props: CaptionRowFieldsProps) {
  const { row, index, problem, isLast, onPlay, onSplit, onMerge, onRemove } = props
  const translate = useTranslate()
  const t = (name: string) => translate(`resources.media.captions.${name}`, { number: index + 1 })
  return (
    <Box
      sx={{
        display: 'flex',
        gridColumn: { xs: '1 / -1', md: 'auto' },
        justifyContent: { xs: 'space-between', md: 'start' },
        // Large enough for touch.
        '& button': {
          minInlineSize: { xs: 44, md: 0 },
          minBlockSize: { xs: 44, md: 0 },
          gap: 0.5,
          fontFamily: 'inherit',
          borderRadius: 1,
          fontSize: '0.875rem',
        },
        // The title suffices with a mouse.
        '& .word': { display: { md: 'none' } },
      }}
    >
      <IconButton size="small" onClick={() => onPlay(row.key)} aria-label={t('playFrom')}>
        <PlayArrow fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        data-field="split"
        disabled={problem !== undefined && isError(problem)}
        onClick={() => onSplit(row.key)}
        aria-label={t('splitOne')}
        title={t('act.split')}
      >
        <Split fontSize="small" />
        <span className="word">{t('split')}</span>
      </IconButton>
      <IconButton
        size="small"
        disabled={isLast}
        onClick={() => onMerge(row.key)}
        aria-label={t('mergeOne')}
        title={t('act.merge')}
      >
        <Merge fontSize="small" />
        <span className="word">{t('merge')}</span>
      </IconButton>
      <IconButton size="small" onClick={() => onRemove(row.key)} aria-label={t('remove')}>
        <Delete fontSize="small" />
      </IconButton>
    </Box>
  )
}
