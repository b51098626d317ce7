export { type FileResult, findInFiles, type ReadFile } from './files/find-in-files.ts'
export { INDEX_FOLDER } from './files/shape.ts'
