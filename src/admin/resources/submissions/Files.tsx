import Link from '@mui/material/Link'
import type { SubmittedFile } from '#forms/schema'
import { formatBytes } from '../../lists/format-bytes.ts'

/** Uploaded files; downloaded, never opened in the admin. */
export function Files({ files }: { files: readonly SubmittedFile[] }) {
  return (
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {files.map(({ file, name, bytes }) => (
        <li key={file}>
          <Link href={`/api/admin/submissions/${file.replace('/', '/files/')}`} download={name}>
            <bdi>{name}</bdi>
          </Link>{' '}
          ({formatBytes(bytes, document.documentElement.lang)})
        </li>
      ))}
    </ul>
  )
}
