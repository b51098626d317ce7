import Delete from '@mui/icons-material/DeleteOutlined'
import DriveFileMove from '@mui/icons-material/DriveFileMoveOutlined'
import RestoreFromTrash from '@mui/icons-material/RestoreFromTrashOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'

interface SelectionBarProps {
  count: number
  isTrash: boolean
  onMove(): void
  onDelete(): void
  onRestore(): void
  onClear(): void
}

/** Actions for the selection. */
export function SelectionBar(props: SelectionBarProps) {
  const translate = useTranslate()
  const t = (key: string, values?: object) => translate(`resources.media.${key}`, values)
  return (
    <Box
      role="toolbar"
      aria-label={t('chosen', { smart_count: props.count })}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minBlockSize: 40, flexGrow: 1 }}
    >
      <Typography role="status">{t('chosen', { smart_count: props.count })}</Typography>
      {props.isTrash ? (
        <Button startIcon={<RestoreFromTrash />} onClick={props.onRestore}>
          {t('restore')}
        </Button>
      ) : (
        <>
          <Button startIcon={<DriveFileMove />} onClick={props.onMove}>
            {t('move')}
          </Button>
          <Button startIcon={<Delete />} color="error" onClick={props.onDelete}>
            {t('delete')}
          </Button>
        </>
      )}
      <Button color="inherit" onClick={props.onClear}>
        {t('clear')}
      </Button>
    </Box>
  )
}
